import { expect, test } from 'vitest'
import { fadesFrom, ladderOf, rungOf } from './script-ladder.ts'

test.each([
  [0, 'shown'],
  [1, 'shown'],
  [2, 'pale'],
  [3, 'gone'],
  [4, 'gone'],
])('a word of strength %i has its roman %s', (strength, rung) => {
  expect(rungOf(strength)).toBe(rung)
})

test('roman begins to fade where a word holds for days', () => {
  expect(fadesFrom).toBe(2)
})

test('every word of a sentence stands on its own rung, marks or not', () => {
  const strengths: Record<string, number> = { नाम: 4, है: 2 }
  const words = ladderOf(
    { hindi: 'मेरा नाम अनु है।', roman: 'meraa naam anu hai.' },
    (word) => strengths[word] ?? 0,
  )
  expect(words.map(({ roman, rung }) => `${roman} ${rung}`)).toEqual([
    'meraa shown',
    'naam gone',
    'anu shown',
    'hai. pale',
  ])
})

test('a text whose roman does not pair off stays whole', () => {
  expect(ladderOf({ hindi: 'यू पी आई', roman: 'UPI' }, () => 4)).toEqual([
    { hindi: 'यू पी आई', roman: 'UPI', rung: 'shown' },
  ])
})
