/** On the button that plays: a speaker with waves, a loop of 34 frames at 60 a second (spec 9). */
export function SpeakerIcon({
  playing = false,
  className = 'size-7',
}: {
  playing?: boolean
  className?: string
}) {
  return (
    <svg
      aria-hidden="true"
      data-animation="speaker"
      data-playing={playing}
      viewBox="0 0 500 500"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="38"
    >
      <path d="M60 180h90l110-90v320l-110-90H60z" fill="currentColor" strokeLinejoin="miter" />
      <path className="speaker-wave-0" d="M320 190q42 60 0 120" />
      <path className="speaker-wave-1" d="M368 140q84 110 0 220" />
      <path className="speaker-wave-2" d="M416 90q126 160 0 320" />
    </svg>
  )
}
