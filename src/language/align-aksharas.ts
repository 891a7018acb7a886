import { aksharas } from './aksharas.ts'

/** One step of two texts side by side; an empty side stands for what is missing or too much. */
export type AksharaStep = { expected: string; given: string }

type Cell = { cost: number; from: 'both' | 'expected' | 'given' }

const ALONE = 0.7

/** How far two aksharas are from each other: less where a letter of them is the same (की and के). */
function distance(expected: string, given: string): number {
  if (expected === given) return 0
  if ((expected === ' ') !== (given === ' ')) return 2
  return expected[0] === given[0] ? 0.6 : 1
}

/** Lays two texts side by side akshara by akshara, so that as little as possible differs; blanks count as aksharas. */
export function alignAksharas(expected: string, given: string): AksharaStep[] {
  const [left, right] = [aksharas(expected), aksharas(given)]
  const grid: Cell[][] = []
  for (let row = 0; row <= left.length; row++) {
    grid[row] = []
    for (let column = 0; column <= right.length; column++) {
      grid[row]?.push(bestInto(grid, [left, right], [row, column]))
    }
  }
  return walkBack(grid, left, right)
}

function bestInto(
  grid: Cell[][],
  [left, right]: [string[], string[]],
  [row, column]: [number, number],
): Cell {
  const cost = (r: number, c: number) => grid[r]?.[c]?.cost ?? Number.POSITIVE_INFINITY
  if (row + column === 0) return { cost: 0, from: 'both' }
  const cells: Cell[] = [
    {
      cost: cost(row - 1, column - 1) + distance(left[row - 1] ?? '', right[column - 1] ?? ''),
      from: 'both',
    },
    { cost: cost(row - 1, column) + ALONE, from: 'expected' },
    { cost: cost(row, column - 1) + ALONE, from: 'given' },
  ]
  return cells.reduce((best, next) => (next.cost < best.cost ? next : best))
}

function walkBack(grid: Cell[][], left: string[], right: string[]): AksharaStep[] {
  const steps: AksharaStep[] = []
  let [row, column] = [left.length, right.length]
  while (row + column > 0) {
    const from = grid[row]?.[column]?.from
    if (from !== 'given') row--
    if (from !== 'expected') column--
    steps.push({
      expected: from === 'given' ? '' : (left[row] ?? ''),
      given: from === 'expected' ? '' : (right[column] ?? ''),
    })
  }
  return steps.reverse()
}
