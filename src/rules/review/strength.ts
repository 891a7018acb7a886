import { type Memory, retrievability } from './schedule.ts'

/** 0 met only · 1 fresh · 2 for days · 3 for weeks · 4 for months. */
export type Strength = 0 | 1 | 2 | 3 | 4

/** How firm a memory is: a day's hold of it is given back when it has faded. */
export function strengthOf(memory: Pick<Memory, 'stability' | 'lastReview'>, now: Date): Strength {
  if (!memory.lastReview) return 0
  const { stability } = memory
  const held = stability < 4 ? 1 : stability < 15 ? 2 : stability < 60 ? 3 : 4
  const hasFaded = retrievability(memory, now) < 0.8
  return (hasFaded && held > 1 ? held - 1 : held) as Strength
}
