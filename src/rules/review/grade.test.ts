import { describe, expect, test } from 'vitest'
import { type Answered, ratingOf } from './grade.ts'
import { mend } from './mending.ts'

describe('the grade of an answer', () => {
  const typed: Answered = { verdict: 'exact', hints: 0, ms: 20_000, kind: 'type' }
  test.each<[string, Partial<Answered>, number]>([
    ['wrong', { verdict: 'wrong' }, 1],
    ['wrong, however quick', { verdict: 'wrong', ms: 10 }, 1],
    ['right after the solution was shown', { hints: 3 }, 1],
    ['right after more help still', { hints: 9 }, 1],
    ['right with two hints', { hints: 2 }, 2],
    ['right with one hint', { hints: 1 }, 2],
    ['right with one hint, quick', { hints: 1, ms: 900 }, 2],
    ['right with a slip', { verdict: 'hint' }, 2],
    ['right with a slip, quick', { verdict: 'hint', ms: 900 }, 2],
    ['right', {}, 3],
    ['an accepted variant', { verdict: 'accepted' }, 3],
    ['right, typed within 8 s', { ms: 8000 }, 4],
    ['right, typed in a little more', { ms: 8001 }, 3],
    ['an accepted variant, quick', { verdict: 'accepted', ms: 3000 }, 4],
    ['a picture within 3 s', { kind: 'image', ms: 3000 }, 4],
    ['a picture in 4 s', { kind: 'image', ms: 4000 }, 3],
    ['a text within 3 s', { kind: 'text', ms: 2900 }, 4],
    ['a sound within 6 s', { kind: 'audio', ms: 6000 }, 4],
    ['a sentence put in order in 12 s', { kind: 'order', ms: 12_000 }, 3],
    ['a sentence put in order within 8 s', { kind: 'order', ms: 7000 }, 4],
    ['what is spoken is never easy', { kind: 'record', ms: 10 }, 3],
  ])('%s', (_, given, rating) => {
    expect(ratingOf({ ...typed, ...given })).toBe(rating)
  })
})

describe('a mistake', () => {
  const mistake = { kind: 'mistake', rightOn: null, isMended: false } as const
  const right = { isWrong: false, isShown: false, today: '2026-11-21', isSentence: false }
  const later = { ...right, today: '2026-11-23' }
  const half = { ...mistake, rightOn: '2026-11-21' }
  test('is made by a wrong answer, of a sentence too', () => {
    const sentence = { kind: 'sentence', rightOn: null, isMended: false } as const
    expect(mend(sentence, { ...right, isWrong: true })).toEqual(mistake)
    expect(mend(sentence, right)).toEqual(sentence)
  })
  test('is mended by right answers on two days, not twice on one', () => {
    expect(mend(mistake, right)).toEqual(half)
    expect(mend(half, right)).toEqual(half)
    expect(mend(half, later)).toEqual({ kind: 'mistake', rightOn: null, isMended: true })
  })
  test('becomes a sentence again where it is one', () => {
    expect(mend(half, { ...later, isSentence: true })).toEqual({
      kind: 'sentence',
      rightOn: null,
      isMended: false,
    })
  })
  test('begins anew with a wrong answer, and stays where the solution was shown', () => {
    expect(mend(half, { ...later, isWrong: true })).toEqual(mistake)
    expect(mend(half, { ...later, isShown: true })).toEqual(half)
  })
})
