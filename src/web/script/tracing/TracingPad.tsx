import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import {
  alongStroke,
  distance,
  type Point,
  type Stroke,
  strokePath,
} from '#language/hindi/letters/strokes.ts'
import { penWidth, StrokePaths } from '../StrokeDrawing.tsx'
import type { Tracing } from './use-tracing.ts'

/** What the pad is for: drawing, watching how it is drawn, or showing what was chosen. */
export type PadMode = 'draw' | 'watch' | 'choose'

interface TracingPadProps {
  strokes: readonly Stroke[]
  tracing: Tracing
  mode: PadMode
  label: string
}

/** A page of a copybook with one letter: pale where it is to be written, ink where it stands. */
export function TracingPad({ strokes, tracing, mode, label }: TracingPadProps) {
  const isDrawn = mode === 'draw' && !tracing.isWhole
  const { hand, ...pen } = usePen(isDrawn, tracing.draw)
  const { done, misses, isWhole } = tracing
  const next = strokes[done]
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      className={`block aspect-square w-full border-t-8 border-ink bg-card select-none ${
        isDrawn ? 'cursor-crosshair touch-none' : ''
      }`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...pen}
    >
      <path d="M0 29H100M0 77H100" className="stroke-line" strokeWidth=".5" strokeDasharray="1.6 1.6" />
      {mode !== 'choose' && <StrokePaths strokes={strokes} look={() => 'stroke-line'} width={penWidth + 1} />}
      {mode === 'watch' ? (
        <SelfDrawing strokes={strokes} />
      ) : (
        <g className={isWhole ? 'letter-lands' : ''}>
          <StrokePaths strokes={strokes.slice(0, done)} look={() => 'stroke-lands stroke-ink'} />
        </g>
      )}
      {mode === 'draw' && next && (
        <>
          {misses >= 2 && <StrokePaths strokes={[next]} look={() => 'ghost stroke-sindoor opacity-60'} />}
          <StartDot stroke={next} />
        </>
      )}
      {hand.length > 0 && (
        <polyline points={hand.join(' ')} className="stroke-sindoor" strokeWidth={penWidth * 0.8} />
      )}
    </svg>
  )
}

/** What a pointer draws on the pad, in its box of 100. */
function usePen(isOn: boolean, onDrawn: (points: readonly Point[]) => void) {
  const [hand, setHand] = useState<readonly Point[]>([])
  const pointer = useRef<number | null>(null)
  const at = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const place = (from: number, size: number) => Math.round((from / size) * 1000) / 10
    return [place(clientX - left, width), place(clientY - top, height)]
  }
  const lift = () => {
    pointer.current = null
    setHand([])
  }
  return {
    hand,
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (!isOn || pointer.current !== null || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointer.current = event.pointerId
      setHand([at(event)])
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (event.pointerId === pointer.current) setHand([...hand, at(event)])
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      if (event.pointerId !== pointer.current) return
      onDrawn(hand)
      lift()
    },
    onPointerCancel: lift,
  }
}

/** Where the next stroke begins, and which way it goes. */
function StartDot({ stroke }: { stroke: Stroke }) {
  const along = alongStroke(stroke)
  const [x, y] = stroke.points[0] ?? [0, 0]
  const [toX, toY] = along[Math.min(6, along.length - 1)] ?? [x, y]
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI
  return (
    <>
      <circle cx={x} cy={y} r="3.6" className="start-dot fill-sindoor" />
      {along.length > 3 && (
        <path
          d="M-2.2-2.4L1.4 0L-2.2 2.4"
          transform={`translate(${toX} ${toY}) rotate(${turn})`}
          className="stroke-sindoor"
          strokeWidth="1.5"
        />
      )}
    </>
  )
}

const msOf = (stroke: Stroke) => 260 + alongStroke(stroke).length * 28

/** Every stroke draws itself in its turn. Where nothing shall move, all stand there; their numbers say the order. */
function SelfDrawing({ strokes }: { strokes: readonly Stroke[] }) {
  let after = 250
  const paths = strokes.map((stroke) => {
    const takes = msOf(stroke)
    const style = { '--takes': takes, '--after': after } as CSSProperties
    after += takes + 220
    const d = strokePath(stroke)
    return (
      <path
        key={d}
        d={d}
        pathLength={1}
        style={style}
        strokeWidth={penWidth}
        className={`draws-itself ${stroke.kind === 'line' ? 'stroke-sindoor' : 'stroke-ink'}`}
      />
    )
  })
  return (
    <>
      {paths}
      {numberPlaces(strokes).map(([x, y], at) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="3.4" className="fill-print-genda stroke-print-night" strokeWidth=".5" />
          <text x={x} y={y + 1.7} fontSize="4.8" textAnchor="middle" className="fill-print-night font-bold">
            {at + 1}
          </text>
        </g>
      ))}
    </>
  )
}

/** Where strokes begin; of two that begin at one place, the later one's number stands a little along its way. */
function numberPlaces(strokes: readonly Stroke[]): Point[] {
  const places: Point[] = []
  for (const stroke of strokes) {
    const along = alongStroke(stroke)
    const free = along.find((point) => places.every((place) => distance(place, point) > 7))
    places.push(free ?? stroke.points[0] ?? [0, 0])
  }
  return places
}
