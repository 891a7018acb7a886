/** A ribbed glass of tea on its saucer, steaming. */
export function Chai({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 240" className={className}>
      <rect width="240" height="240" fill="#0e6b57" />
      <path d="M0 176h240v64H0z" fill="#1f1b4d" />
      <g fill="none" stroke="#ffe9c7" strokeWidth="7" strokeLinecap="round">
        <path d="M98 74c-12-14 12-22 0-38M122 70c-12-14 12-24 0-42M146 74c-12-14 12-22 0-38" />
      </g>
      <path d="M50 196q70 26 140 0l-10 16q-60 18-120 0z" fill="#ffc233" />
      <path d="M74 88h92l-12 116H86z" fill="#ffe9c7" />
      <path d="M79 106h82l-9 90H88z" fill="#b5561f" />
      <path d="M79 106h82l-1.500 14h-79z" fill="#e0934f" />
      <g stroke="#ffe9c7" strokeWidth="5" opacity="0.75">
        <path d="M97 122l5 74M120 122v74M143 122l-5 74" />
      </g>
    </svg>
  )
}
