import { describe, expect, test } from 'vitest'
import type { Outcome } from './belief.ts'
import {
  heightOf,
  type Known,
  type PlacementBackground,
  type PlacementSkill,
  placementLevels,
  placementSkills,
} from './levels.ts'
import { judgements, mostQuestions, nextItem, type PlacementAnswer, partDone } from './placement-flow.ts'

const items = placementSkills.flatMap((skill) =>
  placementLevels.flatMap((level) =>
    ['1', '2', '3'].map((n) => ({ id: `${skill}-${level}-${n}`, skill, level })),
  ),
)
type Item = (typeof items)[number]
type Learner = Record<PlacementSkill, Known>

const nothing: Learner = { listening: null, grammar: null, script: null, reading: null }
const heritage: Learner = { listening: 'B2', grammar: 'B1', script: null, reading: null }
const some: Learner = { listening: 'A2', grammar: 'A2', script: 'B1', reading: 'A2' }
const everything: Learner = { listening: 'C1', grammar: 'C1', script: 'C1', reading: 'C1' }

const tenSeconds = () => 10_000

/** Takes the whole test; `answer` says what becomes of a question. */
function taken(
  background: PlacementBackground,
  answer: (item: Item, asked: number) => Outcome,
  { seed = 's', ms = tenSeconds }: { seed?: string; ms?: (asked: number) => number } = {},
) {
  const answers: PlacementAnswer[] = []
  for (;;) {
    const item = nextItem({ items, background, seed }, answers)
    if (!item) return { answers, judged: judgements(background, answers) }
    if (answers.length > 100) throw new Error('it never ends')
    const { id: itemId, skill, level } = item
    answers.push({ itemId, skill, level, outcome: answer(item, answers.length), ms: ms(answers.length) })
  }
}

const knows = (who: Learner, { skill, level }: Item) => heightOf(who[skill]) >= heightOf(level)
const honest = (who: Learner) => (item: Item) => (knows(who, item) ? 'right' : 'unknown')

/** Slips now and then, and guesses one in four. */
function human(who: Learner, seed: number) {
  const chance = chances(seed)
  return (item: Item): Outcome => {
    const drawn = chance()
    if (knows(who, item)) return drawn < 0.93 ? 'right' : 'wrong'
    return drawn < 0.5 ? 'unknown' : drawn < 0.62 ? 'right' : 'wrong'
  }
}

/** Mulberry32: the same numbers for the same seed. */
function chances(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const knownOf = ({ judged }: ReturnType<typeof taken>) =>
  Object.fromEntries(placementSkills.map((skill) => [skill, judged[skill].known]))

test('who knows nothing is asked a handful of easy questions, and no text', () => {
  const test = taken('new', honest(nothing))
  expect(knownOf(test)).toEqual(nothing)
  expect(test.answers.length).toBeLessThanOrEqual(7)
  expect(test.answers.map(({ level }) => level).filter((level) => level > 'A1')).toEqual([])
  expect(test.judged.reading).toEqual({ known: null, isTried: false })
})

test('a heritage learner is heard out, and is not given a text without letters', () => {
  const test = taken('home', honest(heritage))
  expect(knownOf(test)).toEqual(heritage)
  expect(test.answers[0]).toMatchObject({ skill: 'listening', level: 'B1' })
  expect(test.answers.filter(({ skill }) => skill === 'reading')).toEqual([])
})

test('who has studied some is found in all four skills', () => {
  expect(knownOf(taken('studied', honest(some)))).toEqual(some)
})

test('who knows everything is asked up to the last level, and believed', () => {
  expect(knownOf(taken('studied', honest(everything)))).toEqual(everything)
})

test('who says they are new and is not, is still found', () => {
  expect(heightOf(taken('new', honest(everything)).judged.grammar.known)).toBeGreaterThanOrEqual(5)
})

describe.each([
  { name: 'nothing', who: nothing, background: 'new' },
  { name: 'heritage', who: heritage, background: 'home' },
  { name: 'some', who: some, background: 'studied' },
] as const)('four hundred people who slip and guess: $name', ({ who, background }) => {
  const tests = Array.from({ length: 400 }, (_, at) => taken(background, human(who, at), { seed: `${at}` }))

  test('nobody is asked more than twenty questions, nor any of them twice', () => {
    expect(mostQuestions).toBe(20)
    for (const { answers } of tests) {
      expect(answers.length).toBeLessThanOrEqual(20)
      expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(answers.length)
    }
  })

  test.each(placementSkills)('%s is found within a level for nine in ten', (skill) => {
    const near = tests.filter(({ judged }) => {
      return Math.abs(heightOf(judged[skill].known) - heightOf(who[skill])) <= 1
    })
    expect(near.length / tests.length).toBeGreaterThan(0.9)
  })
})

test('who is slow has done with it within six minutes, with all four skills asked', () => {
  const { answers, judged } = taken('studied', human(some, 1), { ms: () => 40_000 })
  expect(answers.length * 40_000).toBeLessThanOrEqual(6 * 60_000)
  expect(placementSkills.map((skill) => judged[skill].isTried)).toEqual([true, true, true, true])
})

test('tea before a question costs no more than a slow answer', () => {
  const wavers = (_: Item, asked: number) => (asked % 2 === 0 ? 'right' : 'wrong')
  const { answers } = taken('studied', wavers, { ms: (asked) => (asked === 0 ? 3_600_000 : 5000) })
  expect(answers.filter(({ skill }) => skill === 'listening')).toHaveLength(4)
})

test('“I don’t know” never judges lower than a wrong answer', () => {
  const asked = (outcome: Outcome) => taken('studied', (item) => (knows(some, item) ? 'right' : outcome))
  for (const skill of placementSkills) {
    const [honestly, guessed] = [asked('unknown'), asked('wrong')].map(({ judged }) => judged[skill].known)
    expect(heightOf(honestly ?? null)).toBeGreaterThanOrEqual(heightOf(guessed ?? null))
  }
})

test('the same answers lead to the same question, another seed to others of the same level', () => {
  const first = (seed: string) => nextItem({ items, background: 'studied', seed }, [])
  expect(first('one')).toEqual(first('one'))
  const several = Array.from({ length: 20 }, (_, at) => first(`${at}`))
  expect(new Set(several.map((item) => item?.level))).toEqual(new Set(['A2']))
  expect(new Set(several.map((item) => item?.id)).size).toBe(3)
})

test('the line is drawn skill by skill, and ends whole', () => {
  const answer = { itemId: 'x', skill: 'grammar', level: 'A1', outcome: 'right', ms: 1 } as const
  expect(partDone([], 'listening')).toBe(0)
  expect(partDone([answer], 'grammar')).toBe(0.3)
  expect(partDone([answer], null)).toBe(1)
})
