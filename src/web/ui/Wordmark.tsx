interface WordmarkProps {
  mark: { width: number; height: number; line: number; letters: readonly string[] }
  /** How thick the common line is, in the units of the face. */
  stroke?: number
  /** The letters come in swaying and come to rest under their line. */
  arriving?: boolean
  className?: string
}

/** A name written in Devanagari, hanging from one line. A drawing: what it says stands beside it. */
export function Wordmark({ mark, stroke = 60, arriving = false, className = '' }: WordmarkProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      className={`overflow-visible ${className}`}
      fill="currentColor"
    >
      <g transform={`matrix(1 0 0 -1 0 ${mark.height})`}>
        {mark.letters.map((letter, at) => (
          <path key={letter} d={letter} {...(arriving ? swaying(at) : {})} />
        ))}
        <rect x="0" y={mark.line} width={mark.width} height={stroke} />
      </g>
    </svg>
  )
}

function swaying(at: number) {
  const style = { animationDelay: `${200 + at * 110}ms`, transformOrigin: `${250 + at * 480}px 560px` }
  return { className: 'hang-in', style }
}
