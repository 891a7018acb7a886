const bars = [0, 1, 2, 3, 4]

/** While something sounds: five bars, a loop of 49 frames at 24 a second (spec 9). */
export function SoundBar({
  playing = true,
  className = 'size-8',
}: {
  playing?: boolean
  className?: string
}) {
  return (
    <svg
      aria-hidden="true"
      data-animation="sound-bar"
      data-playing={playing}
      viewBox="0 0 360 360"
      className={className}
      fill="currentColor"
    >
      {/* They hang from a line, as everything here does. */}
      <rect x="20" y="60" width="320" height="24" />
      {bars.map((bar) => (
        <rect key={bar} className={`sound-bar-${bar}`} x={36 + bar * 62} y="84" width="40" height="200" />
      ))}
    </svg>
  )
}
