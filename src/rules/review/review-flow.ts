import type { AnswerState } from '../practice-flow.ts'
import { areKin, type Kin } from './apart.ts'

type Item = Kin & { cardId: string }

/** A review in the doing: one item on screen, those that wait, and what was missed. */
export interface ReviewState<One extends Item> {
  current: One | null
  waiting: readonly One[]
  answer: AnswerState
  /** Grows with each arrival, so that an item met again begins anew. */
  visit: number
  total: number
  done: number
  /** Answered wrong on this visit: what is written after it tells nothing of the memory. */
  isMissed: boolean
  /** What was missed on an earlier visit: it comes a second time before the end, and no third time. */
  missed: readonly string[]
}

export type ReviewEvent =
  | { type: 'answered'; given: boolean }
  | { type: 'checked'; correct: boolean }
  | { type: 'skipped' }
  | { type: 'passed' }

export function startReview<One extends Item>(items: readonly One[]): ReviewState<One> {
  const late: One[] = []
  const placed: One[] = []
  for (const item of items) {
    const last = placed.at(-1)
    if (last && areKin(last, item)) late.push(item)
    else placed.push(item)
  }
  // A review that was kept may have lost what stood between two of one sentence.
  const apart = late.reduce<readonly One[]>(waitAgain, placed)
  const [current = null, ...waiting] = apart
  return {
    current,
    waiting,
    answer: 'none',
    visit: 0,
    total: apart.length,
    done: 0,
    isMissed: false,
    missed: [],
  }
}

/** The whole flow of a review. `isFirst`: this is the answer that counts for the visit, and is sent. */
export function stepReview<One extends Item>(
  state: ReviewState<One>,
  event: ReviewEvent,
): { state: ReviewState<One>; isFirst: boolean } {
  const { answer, current, waiting } = state
  const kept = (next: ReviewState<One>) => ({ state: next, isFirst: false })
  if (!current) return kept(state)
  switch (event.type) {
    case 'answered':
      return kept(answer === 'correct' ? state : { ...state, answer: event.given ? 'ready' : 'none' })
    case 'checked':
      if (answer === 'none' || answer === 'correct') return kept(state)
      return { state: checked(state, event.correct), isFirst: !state.isMissed }
    case 'skipped':
      return kept(skipped(state, current, waiting))
    case 'passed':
      return kept(answer === 'correct' ? passed(state, current) : state)
  }
}

export function reviewPercent({ total, done }: Pick<ReviewState<Item>, 'total' | 'done'>): number {
  return total === 0 ? 100 : (done / total) * 100
}

function checked<One extends Item>(state: ReviewState<One>, isCorrect: boolean): ReviewState<One> {
  return { ...state, isMissed: state.isMissed || !isCorrect, answer: isCorrect ? 'correct' : 'wrong' }
}

/** Skip puts it off and saves nothing; where no place is left for it today, it stays due. */
function skipped<One extends Item>(
  state: ReviewState<One>,
  current: One,
  waiting: readonly One[],
): ReviewState<One> {
  const later = waitAgain(waiting, current)
  const isPutOff = later.length > waiting.length
  return goOn({ ...state, total: state.total - (isPutOff ? 0 : 1) }, later)
}

function passed<One extends Item>(state: ReviewState<One>, current: One): ReviewState<One> {
  const { waiting, missed, isMissed } = state
  const comesAgain = isMissed && !missed.includes(current.cardId)
  const later = comesAgain ? waitAgain(waiting, current) : waiting
  const isDone = later.length === waiting.length
  return goOn(
    {
      ...state,
      done: state.done + (isDone ? 1 : 0),
      missed: isMissed ? [...missed, current.cardId] : missed,
    },
    later,
  )
}

/** Puts an item as late as it may stand: not next, and beside nothing of its own sentence; else it waits for another day. */
function waitAgain<One extends Item>(waiting: readonly One[], item: One): readonly One[] {
  for (let at = waiting.length; at > 0; at -= 1) {
    const [before, after] = [waiting[at - 1], waiting[at]]
    const isApart = [before, after].every((neighbour) => !neighbour || !areKin(neighbour, item))
    if (isApart) return [...waiting.slice(0, at), item, ...waiting.slice(at)]
  }
  return waiting
}

function goOn<One extends Item>(state: ReviewState<One>, waiting: readonly One[]): ReviewState<One> {
  const [current = null, ...rest] = waiting
  return { ...state, current, waiting: rest, answer: 'none', visit: state.visit + 1, isMissed: false }
}
