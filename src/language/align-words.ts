import type { Place, WordJudge, WordJudgement } from './judgement.ts'

/** One step of reading two sentences side by side; both sides hold one word, but a missing, extra, joined or split one. */
export type Step = { expected: string[]; given: string[]; judged: WordJudgement }

/** Judges words that were joined or split; nothing where they may not be. */
export type JoinJudge = (expected: string[], given: string[]) => WordJudgement | undefined

type Cell = { cost: number; step?: Step; from?: [number, number] }

const COST = { exact: 0, accepted: 0.01, hint: 0.1, wrong: 1 }
const ALONE = 0.8
const wrong = (why: (place: Place) => string): WordJudgement => ({ verdict: 'wrong', why })

/** What is said of a word that is missing, or one too many, where a language has more to say than that. */
export type AloneReasons = {
  missing(place: Place): string
  extra(word: string, place: Place): string
}

const plain: AloneReasons = {
  missing: ({ words, at }) => `The word “${words[at]}” is missing.`,
  extra: (word) => `“${word}” is one word too many.`,
}

type Judges = {
  word: WordJudge
  join: JoinJudge
  alone?: AloneReasons | undefined
  /** An expected word in the letters of the answer, where that is in others. */
  inItsLetters?: Letters | undefined
}

type Letters = (word: string) => string

/** Lays two sentences side by side, word by word, so that as little as possible differs. */
export function alignWords(expected: string[], given: string[], judges: Judges): Step[] {
  const shorter = Math.min(expected.length, given.length)
  let start = 0
  while (start < shorter && expected[start] === given[start]) start++
  let end = 0
  while (end < shorter - start && expected.at(-1 - end) === given.at(-1 - end)) end++
  const same = (words: string[]) =>
    words.map((word): Step => ({ expected: [word], given: [word], judged: judges.word(word, word) }))
  return [
    ...same(expected.slice(0, start)),
    ...alignDiffering(
      expected.slice(start, -end || undefined),
      given.slice(start, -end || undefined),
      judges,
    ),
    ...same(expected.slice(expected.length - end)),
  ]
}

function alignDiffering(expected: string[], given: string[], judges: Judges): Step[] {
  const grid: Cell[][] = [[{ cost: 0 }]]
  for (let row = 0; row <= expected.length; row++) {
    for (let column = 0; column <= given.length; column++) {
      if (row + column === 0) continue
      const steps = stepsInto(expected.slice(0, row), given.slice(0, column), judges)
      const cells = steps.map((step) => reach(grid, step, [[row, column], judges]))
      const best = cells.reduce((left, right) => (right.cost < left.cost ? right : left))
      const line = grid[row] ?? []
      line[column] = best
      grid[row] = line
    }
  }
  return walkBack(grid, expected.length, given.length)
}

function reach(
  grid: Cell[][],
  step: Step,
  [[row, column], { inItsLetters }]: [[number, number], Judges],
): Cell {
  const from: [number, number] = [row - step.expected.length, column - step.given.length]
  const alone = step.expected.length === 0 || step.given.length === 0
  const before = grid[from[0]]?.[from[1]]?.cost ?? Number.POSITIVE_INFINITY
  const cost = before + (alone ? ALONE : COST[step.judged.verdict] - likeness(step, inItsLetters))
  return { cost, step, from }
}

/** Of two wrong words, those that look alike belong together. */
export function likeness(
  { expected: [word = ''], given: [right = ''], judged }: Step,
  inItsLetters: Letters = (each) => each,
): number {
  if (judged.verdict !== 'wrong') return 0
  const left = inItsLetters(word)
  const shorter = Math.min(left.length, right.length)
  let shared = 0
  while (shared < shorter && left[shared] === right[shared]) shared++
  let ending = 0
  while (ending < shorter - shared && left.at(-1 - ending) === right.at(-1 - ending)) ending++
  return (0.4 * (shared + ending)) / Math.max(left.length, right.length, 1)
}

function stepsInto(expected: string[], given: string[], judges: Judges): Step[] {
  const [last, lastGiven] = [expected.at(-1), given.at(-1)]
  const steps: Step[] = []
  if (last !== undefined && lastGiven !== undefined)
    steps.push({ expected: [last], given: [lastGiven], judged: judges.word(last, lastGiven) })
  for (const [left, right] of [
    [expected.slice(-2), given.slice(-1)],
    [expected.slice(-1), given.slice(-2)],
  ] as const) {
    const judged = left.length + right.length === 3 ? judges.join(left, right) : undefined
    if (judged) steps.push({ expected: left, given: right, judged })
  }
  const { missing, extra } = judges.alone ?? plain
  if (last !== undefined) steps.push({ expected: [last], given: [], judged: wrong(missing) })
  if (lastGiven !== undefined)
    steps.push({
      expected: [],
      given: [lastGiven],
      judged: wrong((place) => extra(lastGiven, place)),
    })
  return steps
}

function walkBack(grid: Cell[][], row: number, column: number): Step[] {
  const steps: Step[] = []
  let at: [number, number] = [row, column]
  for (;;) {
    const cell = grid[at[0]]?.[at[1]]
    if (!cell?.step || !cell.from) return steps.reverse()
    steps.push(cell.step)
    at = cell.from
  }
}
