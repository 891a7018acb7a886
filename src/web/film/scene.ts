/** Where a piece is after `seconds`: an SVG transform. */
export type Move = (seconds: number) => string

/** A drawn place, 960 × 540: what stands behind the people, what before them, and what moves. */
export interface Scene {
  back: string
  front?: string
  moves: Readonly<Record<string, Move>>
  /** How far the people are lowered, where they sit or stand behind something. */
  lower?: number
}

const turn = Math.PI * 2
const round = (value: number) => Math.round(value * 100) / 100

/** Swings around a point, as hung things do. */
export function sway(degrees: number, period: number, [x, y]: readonly [number, number]): Move {
  return (s) => `rotate(${round(degrees * Math.sin((turn * s) / period + x))} ${x} ${y})`
}

/** Turns around a point. */
export function spin(period: number, [x, y]: readonly [number, number]): Move {
  return (s) => `rotate(${round(((360 * s) / period) % 360)} ${x} ${y})`
}

/** Goes up and down, or to and fro. */
export function bob([dx, dy]: readonly [number, number], period: number, phase = 0): Move {
  return (s) => {
    const way = Math.sin((turn * s) / period + phase)
    return `translate(${round(dx * way)} ${round(dy * way)})`
  }
}

/** Passes from `from` to `to`, again and again. */
export function pass([from, to]: readonly [number, number], period: number, phase = 0): Move {
  return (s) => `translate(${round(from + (to - from) * ((s / period + phase) % 1))} 0)`
}

/** A puff that rises from where it is drawn (its origin), grows and is gone. */
export function puff(height: number, period: number, phase = 0): Move {
  return (s) => {
    const way = (s / period + phase) % 1
    const drift = 6 * Math.sin(way * 7 + phase * 9)
    return `translate(${round(drift)} ${round(-height * way)}) scale(${round(Math.sin(Math.PI * way))})`
  }
}

/** Flaps: squeezed around the origin of its drawing. */
export function flap(period: number, phase = 0): Move {
  return (s) => `scale(1 ${round(0.55 + 0.45 * Math.sin((turn * s) / period + phase))})`
}
