import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOOK_ALIKES } from '../judging/look-alikes-table.ts'
import { romanise } from '../romanise/romanise.ts'
import { DOUBLETS } from '../spelling/doublets-table.ts'
import { COMMON_WORDS } from '../words/common-words-table.ts'
import { devanagariCandidates, keysFor } from './type-roman.ts'
import { indexByAndBy } from './word-index.ts'

const WORDS = [
  ...new Set([...COMMON_WORDS, ...DOUBLETS.flat(), ...LOOK_ALIKES.flatMap(([a, , b]) => [a, b])]),
]

test.each([
  ['namaste', 'नमस्ते'],
  ['nahi', 'नहीं'],
  ['hoon', 'हूँ'],
  ['ladka', 'लड़का'],
  ['hindi', 'हिंदी'],
  ['kamra', 'कमरा'],
  ['mera', 'मेरा'],
  ['samajhna', 'समझना'],
  ['theek', 'ठीक'],
  ['pyaar', 'प्यार'],
  ['laRakaa', 'लड़का'],
  ['gaMgaa', 'गंगा'],
  ['ga.ngaa', 'गंगा'],
  ['haa~', 'हाँ'],
  ['haa.N', 'हाँ'],
  ['Topee', 'टोपी'],
  ['hin_dee', 'हिन्दी'],
  ['pustak', 'पुस्तक'],
  ['dilli', 'दिल्ली'],
  ['holi', 'होली'],
  ['tulsi', 'तुलसी'],
  ['ram', 'राम'],
])('%s first offers %s', (typed, word) => {
  expect(devanagariCandidates(typed)[0]).toBe(word.normalize('NFC'))
})

test.each([
  ['gyaan', 'ज्ञान'],
  ['kripaya', 'कृपया'],
  ['main', 'मैन'],
  ['topee', 'टोपी'],
  ['tareekh', 'तारीख़'],
])('%s offers %s among others', (typed, word) => {
  expect(devanagariCandidates(typed, ['कृपया', 'तारीख़'])).toContain(word.normalize('NFC'))
})

test('words of the lexicon come before readings letter by letter', () => {
  expect(devanagariCandidates('seb', ['शेब'])[0]).toBe('सेब')
  expect(devanagariCandidates('tamatar', ['टमाटर'])[0]).toBe('टमाटर')
})

const TAUGHT = 'अ आ ऐ आई क का ख खा ख़ ज जा थ ठ था न ना य या'.normalize('NFC').split(' ')

test.each([
  ['ka', 'का', 'क'],
  ['kha', 'खा', 'ख'],
  ['ja', 'जा', 'ज'],
  ['tha', 'था', 'थ'],
  ['ya', 'या', 'य'],
  ['a', 'आ', 'अ'],
  ['ai', 'आई', 'ऐ'],
])('%s is %s, asked or not; %s only where letters are asked', (typed, word, letter) => {
  expect(devanagariCandidates(typed, [word], TAUGHT)[0]).toBe(word)
  expect(devanagariCandidates(typed, [], TAUGHT)[0]).toBe(word)
  expect(devanagariCandidates(typed, [letter], TAUGHT)[0]).toBe(letter)
})

test('न is a word, not only a letter', () => {
  expect(devanagariCandidates('na', [], TAUGHT)[0]).toBe('न')
})

const ALIKE = 'की कि दीया दिया दिये दीये लिये लिए किये किए'.normalize('NFC').split(' ')

test.each([
  ['ki', 'की'],
  ['ki', 'कि'],
  ['diya', 'दिया'],
  ['diya', 'दीया'],
  ['diye', 'दीये'],
  ['liye', 'लिए'],
  ['kiye', 'किए'],
])('%s is %s where that is asked, though another word is written just so', (typed, word) => {
  expect(devanagariCandidates(typed, [word], ALIKE)[0]).toBe(word)
})

test('what is written far oftener leads, where neither or both are asked', () => {
  expect(devanagariCandidates('ki', [], ALIKE).slice(0, 2)).toEqual(['की', 'कि'])
  expect(devanagariCandidates('ki', ['कि', 'की'], ALIKE).slice(0, 2)).toEqual(['की', 'कि'])
  expect(devanagariCandidates('diya', [], ALIKE).slice(0, 2)).toEqual(['दिया', 'दीया'])
})

const EVERYDAY =
  `usne उसने · mainne मैंने · maine मैंने · koi कोई · koee कोई · tak तक · kisi किसी · aapne आपने · apko आपको
usko उसको · unka उनका · inka इनका · ismein इसमें · usmein उसमें · wala वाला · vaale वाले · unhone उन्होंने · inhone इन्होंने
jisne जिसने · kisne किसने · kise किसे · jiska जिसका · usse उससे · mujhse मुझसे · diya दिया · liya लिया · ya या`
    .split(/·|\n/u)
    .map((pair) => pair.trim().normalize('NFC').split(' ') as [string, string])

test.each(EVERYDAY)(
  '%s is %s before anything is taught, and after a word that only looks alike is',
  (typed, word) => {
    expect(devanagariCandidates(typed)[0]).toBe(word)
    expect(devanagariCandidates(typed, [], 'खोई ताक अपने दीया य'.normalize('NFC').split(' '))[0]).toBe(word)
  },
)

test('several words give the best of each', () => {
  expect(devanagariCandidates('aap kaise hain')[0]).toBe('आप कैसे हैं')
})

test('nothing typed offers nothing', () => {
  expect(devanagariCandidates('  ')).toEqual([])
})

test('every word of a lexicon is offered for its own roman', () => {
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), (word) => {
      expect(devanagariCandidates(romanise(word), WORDS)).toContain(word)
    }),
    { seed: 11, numRuns: 600 },
  )
})

test('every word can be typed by explicit keys without any lexicon', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...WORDS, 'हिन्दी', 'गइ', 'तत्काल', 'उत्थान', 'कृष्ण', 'अंतः', 'क्षत्रिय', 'जगत्', 'ऑफ़िस'),
      (word) => {
        expect(devanagariCandidates(keysFor(word))).toContain(word.normalize('NFC'))
      },
    ),
    { seed: 12, numRuns: 600 },
  )
})

test('words that were indexed ahead are offered as those that are indexed when they are asked', () => {
  const taught = ['खजूर', 'ख़ज़ाना', 'खजाना']
  const ahead = [...taught]
  const steps = [...indexByAndBy(ahead)].length
  expect(steps).toBeGreaterThanOrEqual(taught.length)
  for (const roman of ['khajoor', 'khajaanaa', 'khaj'])
    expect(devanagariCandidates(roman, [], ahead)).toEqual(devanagariCandidates(roman, [], taught))
  expect(devanagariCandidates('khajoor', [], ahead)[0]).toBe('खजूर')
})
