import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMMON_WORDS } from '../words/common-words-table.ts'
import { judgeHindi, type Lexicon } from './judge.ts'
import { LOOK_ALIKES } from './look-alikes-table.ts'

const words = new Set(COMMON_WORDS.map((word) => word.normalize('NFC')))
const lexicon: Lexicon = { isWord: (word) => words.has(word), meaningOf: () => undefined }
const all = [...new Set([...COMMON_WORDS, ...LOOK_ALIKES.flatMap(([a, , b]) => [a, b])])]
const anyWord = fc.constantFrom(...all)
const anySentence = fc.array(anyWord, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '))
const RIGHT = ['exact', 'accepted']

test('every sentence is exact against itself', () => {
  fc.assert(
    fc.property(anySentence, (text) => {
      expect(judgeHindi(text, text, lexicon)).toEqual({
        verdict: 'exact',
        reason: 'Exactly right.',
        differences: [],
      })
    }),
    { seed: 21, numRuns: 300 },
  )
})

test('noise that nobody sees never changes a verdict', () => {
  const noise = fc.constantFrom('\u200b', '\u200d', '\ufeff', '\u200e', '।', ' ', '\u00a0', '"')
  fc.assert(
    fc.property(anySentence, anySentence, noise, (expected, given, unseen) => {
      const plain = judgeHindi(expected, given, lexicon).verdict
      expect(judgeHindi(expected, unseen + given + unseen, lexicon).verdict).toBe(plain)
      expect(judgeHindi(`${expected}${unseen}`, given.normalize('NFD'), lexicon).verdict).toBe(plain)
    }),
    { seed: 22, numRuns: 300 },
  )
})

test('a vowel sign left out is never exact or accepted', () => {
  const withSign = all.filter((word) => /[\u093e-\u094c]/u.test(word))
  fc.assert(
    fc.property(fc.constantFrom(...withSign), (word) => {
      const at = word.search(/[\u093e-\u094c]/u)
      const given = word.slice(0, at) + word.slice(at + 1)
      expect(RIGHT).not.toContain(judgeHindi(word, given, lexicon).verdict)
    }),
    { seed: 23, numRuns: 400 },
  )
})

test('a word left out or put twice is always wrong', () => {
  fc.assert(
    fc.property(fc.array(anyWord, { minLength: 2, maxLength: 6 }), fc.nat(5), (parts, at) => {
      const left = parts.filter((_, index) => index !== at % parts.length)
      expect(judgeHindi(parts.join(' '), left.join(' '), lexicon).verdict).toBe('wrong')
      expect(judgeHindi(left.join(' '), parts.join(' '), lexicon).verdict).toBe('wrong')
    }),
    { seed: 24, numRuns: 300 },
  )
})

test('no input breaks the judge', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), anySentence, (given, expected) => {
      expect(judgeHindi(expected, given, lexicon).verdict).toBeTypeOf('string')
      expect(judgeHindi(given, expected, lexicon).verdict).toBeTypeOf('string')
    }),
    { seed: 25, numRuns: 300 },
  )
})
