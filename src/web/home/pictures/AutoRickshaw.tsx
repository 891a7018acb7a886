/** An auto-rickshaw: yellow hood, green body, three wheels. */
export function AutoRickshaw({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 240" className={className}>
      <rect width="240" height="240" fill="#c62f17" />
      <circle cx="182" cy="62" r="30" fill="#ffe9c7" />
      <path d="M0 192h240v48H0z" fill="#1f1b4d" />
      <path d="M20 214h40M90 214h40M160 214h40" stroke="#ffc233" strokeWidth="6" />
      <path d="M44 92q6-24 34-24h78q26 0 36 30l8 24H40z" fill="#ffc233" />
      <path d="M40 122h160l18 36v24H34v-36z" fill="#0e6b57" />
      <path d="M148 84h10q16 0 22 18l7 20h-39z" fill="#ffe9c7" />
      <path d="M66 86h64v60H66z" fill="#1f1b4d" />
      <path d="M74 146c0-34 8-42 20-42s20 8 20 42z" fill="#b3175e" />
      <circle cx="94" cy="98" r="13" fill="#8a4a26" />
      <path d="M81 96q2-15 14-15t13 13q-10-6-27 2z" fill="#1f1b4d" />
      <path d="M34 150h184v10H34z" fill="#ffc233" />
      <circle cx="206" cy="146" r="8" fill="#ffe9c7" />
      <g fill="#1f1b4d" stroke="#ffe9c7" strokeWidth="7">
        <circle cx="74" cy="188" r="22" />
        <circle cx="184" cy="188" r="22" />
      </g>
    </svg>
  )
}
