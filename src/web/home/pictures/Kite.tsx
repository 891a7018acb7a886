/** A paper kite on its string, cut from four pieces. */
export function Kite({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 200" className={className}>
      <path
        d="M104 116c-6 20 14 30 4 50-5 10-16 14-22 30"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="2"
      />
      <path d="M100 8 178 72 104 118 36 62z" fill="var(--color-print-rani)" />
      <path d="M100 8 178 72 98 66z" fill="var(--color-print-genda)" />
      <path d="M36 62l62 4 6 52z" fill="var(--color-print-mor)" />
      <circle cx="99" cy="66" r="15" fill="var(--color-print-cream)" />
      <path d="M104 118l-16 22 18-5 16 12z" fill="var(--color-print-indigo)" />
    </svg>
  )
}
