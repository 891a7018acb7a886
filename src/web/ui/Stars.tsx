import { useId } from 'react'

export const starPath = 'M12 2.5 14.9 9l7 .7-5.3 4.6 1.6 6.9L12 17.6l-6.2 3.6 1.6-6.9L2.1 9.7l7-.7z'

/** A rating as shown: its number is its label ("4.5 out of 5"), its halves are drawn. */
export function Stars({ rating, className = '' }: { rating: number; className?: string }) {
  const clip = useId()
  return (
    <svg
      role="img"
      aria-label={`${rating} out of 5`}
      viewBox="0 0 120 24"
      className={`h-5 w-25 stroke-ink ${className}`}
    >
      <clipPath id={clip}>
        <rect width={rating * 24} height="24" />
      </clipPath>
      {[0, 24, 48, 72, 96].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d={starPath} fill="none" strokeWidth="1.5" />
        </g>
      ))}
      <g clipPath={`url(#${clip})`}>
        {[0, 24, 48, 72, 96].map((x) => (
          <path
            key={x}
            d={starPath}
            transform={`translate(${x} 0)`}
            className="fill-genda"
            strokeWidth="1.5"
          />
        ))}
      </g>
    </svg>
  )
}
