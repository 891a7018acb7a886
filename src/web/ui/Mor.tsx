import './mor.css'

export type Mood = 'idle' | 'glad' | 'puzzled' | 'asleep'

const feathers = [-66, -44, -22, 0, 22, 44, 66]

/** Mor, the peacock: cut paper in four moods. A companion, not a message: what happened is said in words. */
export function Mor({ mood = 'idle', className = 'size-32' }: { mood?: Mood; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      data-animation={`mor-${mood}`}
      viewBox="0 0 200 200"
      className={`mor ${className}`}
    >
      <g className="mor-fan">
        {feathers.map((turn) => (
          <g key={turn} className="mor-feather" style={{ '--turn': `${turn}deg` } as React.CSSProperties}>
            <path d="M100 150C82 108 82 52 100 22c18 30 18 86 0 128z" fill="var(--color-print-mor)" />
            <ellipse cx="100" cy="48" rx="11" ry="16" fill="var(--color-print-genda)" />
            <ellipse cx="100" cy="51" rx="6.5" ry="9.5" fill="var(--color-print-indigo)" />
            <circle cx="100" cy="54" r="3" fill="var(--color-print-sindoor)" />
          </g>
        ))}
      </g>
      <path
        d="M86 178v14m-7 0h14M112 178v14m-7 0h14"
        stroke="var(--color-print-genda)"
        strokeWidth="4"
        fill="none"
      />
      <path
        d="M98 74c-11 0-17 10-15 22 2 12-14 26-20 44-7 22 10 40 38 40s42-18 36-40c-5-19-21-30-21-44 0-13-7-22-18-22z"
        fill="#3a3fb0"
      />
      <path d="M72 150c8-16 28-18 40-6-4 18-14 28-26 28-9 0-17-9-14-22z" fill="var(--color-print-indigo)" />
      <g className="mor-head">
        <g className="mor-crest" stroke="var(--color-print-mor)" strokeWidth="3" strokeLinecap="round">
          <path d="M98 52 84 28M100 51V24M102 52l14-24" />
          <circle cx="84" cy="27" r="4" fill="var(--color-print-genda)" stroke="none" />
          <circle cx="100" cy="22" r="4" fill="var(--color-print-genda)" stroke="none" />
          <circle cx="116" cy="27" r="4" fill="var(--color-print-genda)" stroke="none" />
        </g>
        <circle cx="100" cy="70" r="21" fill="#3a3fb0" />
        <path d="M83 69q8-12 17 0 9-12 17 0l-3 11H86z" fill="#fff5e4" />
        <g className="mor-eyes">
          <circle cx="92" cy="71" r="4" fill="#1f1b4d" />
          <circle cx="108" cy="71" r="4" fill="#1f1b4d" />
        </g>
        <g className="mor-lids" stroke="#1f1b4d" strokeWidth="3" strokeLinecap="round" fill="none">
          <path d="M87 72q5 4 10 0M103 72q5 4 10 0" />
        </g>
        <path d="M93 78h14l-7 12z" fill="var(--color-print-genda)" />
      </g>
      {mood === 'asleep' && (
        <path
          className="mor-breath"
          d="M132 62h12l-12 14h12M150 40h9l-9 11h9"
          stroke="currentColor"
          strokeWidth="3.5"
          fill="none"
        />
      )}
      {mood === 'puzzled' && (
        <g className="mor-breath" fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="square">
          <path d="M164 44c0-14 20-14 20-1 0 9-10 8-10 17" />
          <path d="M174 71v.5" />
        </g>
      )}
    </svg>
  )
}
