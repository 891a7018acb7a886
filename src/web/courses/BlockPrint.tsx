interface BlockPrintProps {
  id: string
  print: string
  colour: string
}

/** Four wooden blocks of the cloth printers, as patterns that repeat. */
export function BlockPrint({ id, print, colour }: BlockPrintProps) {
  const block = blocks[print] ?? blocks.diamond
  return (
    <pattern id={id} width={block?.width} height={block?.height} patternUnits="userSpaceOnUse">
      <g fill="none" stroke={colour} strokeWidth="2.5">
        {block?.drawing(colour)}
      </g>
    </pattern>
  )
}

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

function rosette(x: number, y: number, colour: string) {
  return (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} fill={colour} stroke="none">
      {petals.map((turn) => (
        <ellipse key={turn} cy="-10" rx="3.5" ry="6" transform={`rotate(${turn})`} />
      ))}
      <circle r="3" />
    </g>
  )
}

function kairi(x: number, y: number, turn: number) {
  return (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-9 14c-10-6-10-22 2-27 9-4 17-1 17-8 0-4-5-5-6-2 2-8 15-5 14 6C17 0 12 18-9 14z" />
      <path d="M-5 8c-5-4-4-12 2-14 4-1 8 0 10-2-1 8-5 15-12 16z" />
    </g>
  )
}

const blocks: Record<
  string,
  { width: number; height: number; drawing: (colour: string) => React.ReactNode }
> = {
  diamond: {
    width: 48,
    height: 48,
    drawing: (colour) => (
      <>
        <path d="M24 3q6 15 21 21-15 6-21 21-6-15-21-21 15-6 21-21z" />
        <path
          d="M24 18l6 6-6 6-6-6zM0-6l6 6-6 6-6-6zM48-6l6 6-6 6-6-6zM0 42l6 6-6 6-6-6zM48 42l6 6-6 6-6-6z"
          fill={colour}
          stroke="none"
        />
      </>
    ),
  },
  rosette: {
    width: 72,
    height: 72,
    drawing: (colour) => (
      <>
        {rosette(18, 18, colour)}
        {rosette(54, 54, colour)}
        <path d="M54 12v12M48 18h12M18 48v12M12 54h12" />
      </>
    ),
  },
  wave: {
    width: 48,
    height: 40,
    drawing: () => (
      <path d="M-24 20a24 24 0 0 1 48 0 24 24 0 0 1 48 0M-14 20a14 14 0 0 1 28 0M34 20a14 14 0 0 1 28 0M0 40a24 24 0 0 1 48 0M10 40a14 14 0 0 1 28 0M20 40a4 4 0 0 1 8 0M-4 20a4 4 0 0 1 8 0M44 20a4 4 0 0 1 8 0" />
    ),
  },
  paisley: {
    width: 76,
    height: 76,
    drawing: (colour) => (
      <>
        {kairi(19, 20, 0)}
        {kairi(57, 58, 180)}
        <g fill={colour} stroke="none">
          <circle cx="57" cy="16" r="3" />
          <circle cx="50" cy="24" r="2" />
          <circle cx="64" cy="24" r="2" />
          <circle cx="19" cy="62" r="3" />
          <circle cx="12" cy="54" r="2" />
          <circle cx="26" cy="54" r="2" />
        </g>
      </>
    ),
  },
}
