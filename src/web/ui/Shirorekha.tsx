interface ShirorekhaProps {
  /** 0 to 100. */
  value: number
  /** What advances: "Progress of First words". */
  label: string
  className?: string
}

/** Progress as the line that letters hang from, being drawn from the start. */
export function Shirorekha({ value, label, className = '' }: ShirorekhaProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={`relative h-2 forced-color-adjust-none ${className}`}
    >
      <span className="absolute inset-x-0 top-[3px] h-0.5 bg-control" />
      <span
        className="draw-line absolute inset-y-0 start-0 bg-sindoor transition-[width] duration-500"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
