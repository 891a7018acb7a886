import { expect, test } from 'vitest'
import { judgeAnswer } from '../../judge-answer.ts'
import { lexiconOf } from '../../lexicon.ts'
import { romanise } from '../romanise/romanise.ts'
import { COMMON_WORDS } from '../words/common-words-table.ts'
import { judgeRoman } from './judge-roman.ts'
import { ROMAN_PAIRS } from './roman-pairs-table.ts'
import { ROMAN_SLIPS } from './roman-slips-table.ts'

const words = new Set([...COMMON_WORDS, 'दल', 'ज', 'अ', 'चोटी', 'जाएगी', 'गये'])
const lexicon = { isWord: (word: string) => words.has(word), meaningOf: () => undefined }

const slips = ROMAN_SLIPS.map(([expected, given, reason]) => [expected, given, 'wrong', reason] as const)

test.each([...ROMAN_PAIRS, ...slips])('%s, given %s: %s', (...[expected, given, verdict, reason]) => {
  const judged = judgeRoman(expected, given, lexicon)
  expect(judged.verdict).toBe(verdict)
  expect(judged.reason).toContain(reason.normalize('NFC'))
})

const course = lexiconOf(
  [
    ['खिड़की', 'window', 'noun', []],
    ['खाना', 'to eat', 'verb', ['खाता']],
    ['दरवाज़ा', 'door; gate', 'noun', ['दरवाज़े']],
    ['धन्यवाद', 'thank you (formal)', 'phrase', []],
    ['बैठना', 'to sit', 'verb', ['बैठो', 'बैठिए']],
    ['सीखना', 'to learn', 'verb', []],
    ['सिखाना', 'to teach', 'verb', []],
    ['टूटना', 'to break (of itself)', 'verb', ['टूट']],
    ['तोड़ना', 'to break (a thing)', 'verb', ['तोड़']],
    ['गिरना', 'to fall', 'verb', ['गिर', 'गिरा']],
    ['बनना', 'to be made', 'verb', ['बनता']],
    ['पढ़ना', 'to study', 'verb', ['पढ़ो', 'पढ़ा']],
    ['पड़ना', 'to fall', 'verb', ['पड़ो', 'पड़ा']],
    ['दाढ़ी', 'beard', 'noun', []],
    ['दादी', 'grandmother', 'noun', []],
    ['बनाना', 'to make', 'verb', ['बनाता']],
    ['चलना', 'to walk', 'verb', ['चलता', 'चलकर']],
    ['चलाना', 'to drive', 'verb', ['चलाता', 'चलाकर']],
    ['निकलना', 'to come out', 'verb', ['निकले']],
    ['निकालना', 'to take out', 'verb', ['निकाले']],
  ].map(([native = '', meaning = '', kind = '', forms = []]) => ({
    ...{ native: String(native).normalize('NFC'), meaning: String(meaning), kind: String(kind) },
    ...{ gender: '' as const, forms: [forms].flat().map((form) => form.normalize('NFC')) },
  })),
)

test.each([
  [
    'खिड़की',
    'darwaza',
    'You wrote “darvaazaa” (दरवाज़ा), the word for “door; gate”; here it is “khirkee” (खिड़की).',
  ],
  [
    'खिड़की',
    'darvaze',
    'You wrote “darvaaze” (दरवाज़े), a form of दरवाज़ा, “door; gate”; here it is “khirkee” (खिड़की).',
  ],
  ['बैठिए', 'baitho', 'You wrote “baitho” (बैठो), which is the तुम form; here it is the आप form, बैठिए.'],
  [
    'सीखना',
    'sikhana',
    'You wrote “sikhaanaa” (सिखाना), the word for “to teach”; here it is “seekhnaa” (सीखना).',
  ],
  [
    'टूट गया',
    'tod gaya',
    'You wrote “tor” (तोड़), which is “to break (a thing)”; here it is “toot” (टूट), “to break (of itself)”.',
  ],
  [
    'खट्टा आम',
    'khaata aam',
    'You wrote “khaataa” (खाता), a form of खाना, “to eat”; here it is “khattaa” (खट्टा).',
  ],
  ['पढ़ना', 'padna', 'You wrote “parnaa” (पड़ना), the word for “to fall”; here it is “parhnaa” (पढ़ना).'],
  ['मैंने पढ़ा', 'maine pada', 'You wrote “paraa” (पड़ा), a form of पड़ना, “to fall”; here it is “parhaa” (पढ़ा).'],
  ['किताब पढ़ो', 'kitab pado', 'You wrote “paro” (पड़ो), a form of पड़ना, “to fall”; here it is “parho” (पढ़ो).'],
  ['कॉफ़ी', 'kafi', 'You wrote “kaafee” (काफ़ी), the word for “enough”; here it is “kofee” (कॉफ़ी).'],
  ['दाढ़ी', 'daadi', 'You wrote “daadee” (दादी), the word for “grandmother”; here it is “daarhee” (दाढ़ी).'],
  ['गिर गया', 'gira gaya', 'You wrote “giraa” (गिरा), which is another form of गिरना; here it is गिर.'],
  [
    'वह बनाता है',
    'vah banta hai',
    'You wrote “bantaa” (बनता), a form of बनना, “to be made”; here it is “banaataa” (बनाता).',
  ],
  [
    'वह चलता है',
    'vah chalata hai',
    'You wrote “chalaataa” (चलाता), a form of चलाना, “to drive”; here it is “chaltaa” (चलता).',
  ],
  [
    'चलकर आओ',
    'chalakar aao',
    'You wrote “chalaakar” (चलाकर), a form of चलाना, “to drive”; here it is “chalkar” (चलकर).',
  ],
  ['दरवाज़ा', 'the gate', 'That is what it means; here it is asked in Hindi: “darvaazaa” (दरवाज़ा).'],
  ['धन्यवाद', 'Thank you!', 'That is what it means; here it is asked in Hindi: “dhanyavaad” (धन्यवाद).'],
  [
    'खिड़की खोलिए',
    'please open it',
    'That is English; here it is asked in Hindi: “khirkee kholie” (खिड़की खोलिए).',
  ],
  ['खिड़की खोलिए', 'chai lao', 'You wrote something else; here it is खिड़की खोलिए.'],
])('%s, given %s, is told as in Devanagari: %s', (...[expected, given, reason]) => {
  expect(judgeRoman(expected, given, course)).toMatchObject({
    verdict: 'wrong',
    reason: reason.normalize('NFC'),
  })
})

test('a vowel of the stem is read as nothing else, though another word has it long', () => {
  expect(judgeRoman('निकले', 'nikale', course).verdict).toBe('accepted')
  expect(judgeRoman('चलाता', 'chalata', course).verdict).toBe('accepted')
})

test('our own roman of every word is exact', () => {
  for (const word of COMMON_WORDS)
    expect([word, judgeRoman(word, romanise(word), lexicon).verdict]).toEqual([word, 'exact'])
})

test.each([
  ['किताब', 'किताब', 'exact'],
  ['किताब', 'kitab', 'accepted'],
  ['किताब', '', 'wrong'],
  ['book', 'Book!', 'exact'],
  ['the book', 'a book', 'accepted'],
  ['I am fine', "I'm fine.", 'exact'],
  ['He does not go', 'he doesn’t go', 'exact'],
  ['to go; to leave', 'to leave', 'exact'],
  ['to go', 'go', 'accepted'],
  ['hello / goodbye', 'goodbye', 'exact'],
  ['water', 'watre', 'hint'],
  ['water', 'fire', 'wrong'],
  ['cat', 'cut', 'wrong'],
  ['my name is Ram', 'is Ram', 'wrong'],
  ['book', 'किताब', 'wrong'],
  ['book', '', 'wrong'],
])('%s, answered %s: %s', (expected, given, verdict) => {
  expect(judgeAnswer(expected, given, lexicon).verdict).toBe(verdict)
})
