/** An umbrella under monsoon clouds. */
export function Umbrella({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 240" className={className}>
      <rect width="240" height="240" fill="#ffe9c7" />
      <path
        d="M18 74a28 28 0 0 1 36-34 38 38 0 0 1 70-4 30 30 0 0 1 44 24 22 22 0 0 1 20 14z"
        fill="#2a2570"
      />
      <path d="M120 62a20 20 0 0 1 26-22 30 30 0 0 1 54 2 24 24 0 0 1 24 30z" fill="#1f1b4d" />
      <g stroke="#0e6b57" strokeWidth="6" strokeLinecap="round">
        <path d="M34 92l-8 24M66 88l-6 18M210 92l-8 24M26 148l-8 24M222 144l-8 24M182 88l-5 14" />
      </g>
      <path
        d="M120 92v112q0 18 17 18 16 0 16-16"
        fill="none"
        stroke="#8a4a26"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M36 168q4-74 84-78 80 4 84 78-20-16-42 0-20-16-42 0-20-16-42 0-22-16-42 0z" fill="#b3175e" />
      <path d="M78 168q2-60 42-78 40 18 42 78-20-16-42 0-20-16-42 0z" fill="#ffc233" />
      <path d="M120 78v14" stroke="#8a4a26" strokeWidth="8" strokeLinecap="round" />
    </svg>
  )
}
