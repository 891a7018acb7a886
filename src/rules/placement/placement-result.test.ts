import { expect, test } from 'vitest'
import type { Known, PlacementSkill } from './levels.ts'
import type { Judgements, PlacementAnswer } from './placement-flow.ts'
import { lags, type PlacedItem, placed, speakingKnown } from './placement-result.ts'

const item = (skill: PlacementSkill, level: NonNullable<Known>, at: string): PlacedItem => {
  const [courseId = '', lesson] = at.split('/')
  return {
    id: `${skill} ${level} ${at}`,
    skill,
    level,
    courseId,
    lessonId: lesson ? `${courseId}-${lesson}` : null,
  }
}
const items = [
  item('listening', 'A0', 'conversations'),
  item('listening', 'A1', 'family'),
  item('grammar', 'A0', 'conversations'),
  item('grammar', 'A1', 'market'),
  item('grammar', 'A1', 'family'),
  item('grammar', 'A2', 'past'),
  item('grammar', 'B1', 'must'),
  item('grammar', 'C1', 'idioms'),
  item('grammar', 'C1', 'reader'),
  item('script', 'A0', 'letters/first'),
  item('script', 'A1', 'letters/vowels'),
  item('script', 'A1', 'letters/rose'),
  item('script', 'B1', 'signs'),
  item('reading', 'A0', 'conversations'),
  item('reading', 'C1', 'novel'),
]
const shelf = [
  { id: 'letters', lessonIds: ['letters-first', 'letters-vowels', 'letters-rose'] },
  { id: 'conversations', lessonIds: [] },
  { id: 'family', lessonIds: [] },
  { id: 'market', lessonIds: [] },
  { id: 'past', lessonIds: [] },
  { id: 'signs', lessonIds: [] },
  { id: 'must', lessonIds: [] },
  { id: 'idioms', lessonIds: [] },
  { id: 'reader', lessonIds: [] },
  { id: 'novel', lessonIds: [] },
]
const bank = { items, shelf, answers: [] as PlacementAnswer[] }

function judged(listening: Known, grammar: Known, script: Known): Judgements {
  const tried = (known: Known) => ({ known, isTried: true })
  return {
    listening: tried(listening),
    grammar: tried(grammar),
    script: tried(script),
    reading: { known: null, isTried: false },
  }
}
const right = (at: PlacedItem | undefined): PlacementAnswer => {
  if (!at) throw new Error('no such question')
  return { itemId: at.id, skill: at.skill, level: at.level, outcome: 'right', ms: 1 }
}
const asked = (name: string) => items.find(({ id }) => id === name)

test('who knows nothing begins with conversations, the letters beside them', () => {
  expect(placed(judged(null, null, null), bank)).toMatchObject({
    kind: 'beginning',
    first: { courseId: 'conversations', lessonId: null },
    beside: { courseId: 'letters', lessonId: 'letters-first' },
  })
})

test('who speaks and does not read is sent to the letters, and told where to speak on', () => {
  expect(placed(judged('B2', 'A2', null), bank)).toMatchObject({
    kind: 'letters',
    first: { courseId: 'letters', lessonId: 'letters-first' },
    beside: { courseId: 'must' },
    next: { reading: { courseId: 'letters' } },
  })
})

test('who knows the letters and not their signs goes on at the first lesson that was not known', () => {
  const answers = [right(asked('script A1 letters/vowels'))]
  expect(placed(judged('A1', 'A1', 'A0'), { ...bank, answers }).first).toEqual({
    courseId: 'letters',
    lessonId: 'letters-rose',
  })
})

test('who reads goes on with speaking alone', () => {
  expect(placed(judged('A2', 'A1', 'A2'), bank)).toMatchObject({
    kind: 'ladder',
    first: { courseId: 'past' },
    beside: null,
    next: { script: { courseId: 'signs' } },
  })
})

test('a course of which everything was right is passed over', () => {
  const before = placed(judged('A1', 'A0', 'A2'), bank)
  const after = placed(judged('A1', 'A0', 'A2'), { ...bank, answers: [right(asked('grammar A1 family'))] })
  expect([before.first?.courseId, after.first?.courseId]).toEqual(['family', 'market'])
})

test('past the last level there is a novel to read, and the last course to speak in', () => {
  const reading = { known: 'C1', isTried: true } as const
  expect(placed({ ...judged('C1', 'C1', 'C1'), reading }, bank)).toMatchObject({
    kind: 'top',
    first: { courseId: 'novel' },
    beside: { courseId: 'reader' },
  })
})

test('the weaker of ear and grammar decides, but never holds back by more than two levels', () => {
  const speaking = (listening: Known, grammar: Known) => speakingKnown(judged(listening, grammar, null))
  expect(speaking('A2', 'A1')).toBe('A1')
  expect(speaking('A1', 'A2')).toBe('A1')
  expect(speaking('C1', null)).toBe('B1')
  expect(speaking(null, null)).toBe(null)
})

test('a skill two levels behind the best lags; one that was not asked does not', () => {
  const one = judged('B1', 'A2', null)
  expect(
    ['listening', 'grammar', 'script', 'reading'].map((skill) => lags(skill as PlacementSkill, one)),
  ).toEqual([false, false, true, false])
})
