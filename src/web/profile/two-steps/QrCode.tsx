import { encode } from 'uqr'

/** What a telephone reads with its camera. Ink on cloth in the dark too: not every app reads it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const dots = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 bg-print-cream text-print-night"
    >
      <path d={dots.join('')} fill="currentColor" />
    </svg>
  )
}
