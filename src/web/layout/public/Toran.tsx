/** A toran over the door: marigolds and mango leaves on a thread, as wide as the page. */
export function Toran({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={`block h-11 w-full ${className}`}>
      <defs>
        <pattern id="toran" width="120" height="44" patternUnits="userSpaceOnUse">
          <path d="M0 4q60 46 120 0" fill="none" stroke="#0e6b57" strokeWidth="2" />
          {[12, 28, 44, 60, 76, 92, 108].map((x, at) => (
            <g key={x} transform={`translate(${x} ${4 + 23 * (1 - ((x - 60) / 60) ** 2)})`}>
              <circle r="8.500" fill={at % 2 ? '#ee8a1d' : '#ffc233'} />
              <circle r="3.500" fill={at % 2 ? '#ffc233' : '#c62f17'} />
            </g>
          ))}
          <path d="M0 0q9 18 0 40q-9-22 0-40zM120 0q9 18 0 40q-9-22 0-40z" fill="#0e6b57" />
        </pattern>
      </defs>
      <rect width="100%" height="44" fill="url(#toran)" />
    </svg>
  )
}
