import { expect, test } from 'vitest'
import { lexiconOf } from '../../lexicon.ts'
import { COMMON_WORDS } from '../words/common-words-table.ts'
import { forms } from '../words/inflect.ts'
import { AGREEMENT_PAIRS } from './agreement-pairs-table.ts'
import { postpositionReasons } from './explain-postposition.ts'
import { GRAMMAR_WORDS } from './grammar-words-table.ts'
import { judgeHindi, type Lexicon } from './judge.ts'
import { GRAMMAR_PAIRS } from './judge-grammar-table.ts'
import { LOOK_ALIKES } from './look-alikes-table.ts'
import { POSTPOSITION_PAIRS } from './postposition-pairs-table.ts'
import { RIGHT_PAIRS } from './right-pairs-table.ts'
import { STANDARD_PAIRS } from './standard-pairs-table.ts'
import { VERB_PAIRS } from './verb-pairs-table.ts'
import { WRONG_PAIRS } from './wrong-pairs-table.ts'

const words = new Set([...COMMON_WORDS, 'बनाना', 'पिताजी', 'आटो'].map((word) => word.normalize('NFC')))
const lexicon: Lexicon = { isWord: (word) => words.has(word), meaningOf: () => undefined }
const judgedPairs = [RIGHT_PAIRS, STANDARD_PAIRS, WRONG_PAIRS]
  .flatMap((table) => table.trim().split('\n'))
  // Not trimmed: that would take away invisible signs, too, which are what some answers have.
  .map((line) => line.split(' | '))
  .map(
    ([expected = '', given = '', verdict = '', reason = '']) => [expected, given, verdict, reason] as const,
  )

const grammarPairs = [GRAMMAR_PAIRS, VERB_PAIRS, AGREEMENT_PAIRS]
  .flatMap((table) => table.trim().split('\n'))
  .map((line) => line.split('|').map((part) => part.trim().normalize('NFC')))
  .map(([expected = '', given = '', reason = '']) => [expected, given, reason] as const)

const taught = lexiconOf(
  GRAMMAR_WORDS.map(({ hi, meaning, is }) => ({
    ...{ native: hi, meaning, kind: is.split(' ')[0] ?? '', forms: forms({ hi, is }) },
    gender: is.includes(' m') ? 'm' : is.includes(' f') ? 'f' : '',
  })),
)
const dictionary: Lexicon = { ...taught, postpositions: postpositionReasons }

test.each([
  ['verdicts', judgedPairs],
  ['grammar', grammarPairs],
])('the tables of %s hold no pair twice', (_, table) => {
  const pairs = table.map(([expected, given]) => `${expected} | ${given}`)
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) < at)).toEqual([])
})

test.each(grammarPairs)('%s, given %s: %s', (...[expected, given, reason]) => {
  const judged = judgeHindi(expected, given, dictionary)
  expect(judged.verdict).toBe('wrong')
  expect(judged.reason).toContain(reason)
})

test.each(POSTPOSITION_PAIRS)('%s, given %s', (...[expected, given, verdict, reason]) => {
  const judged = judgeHindi(expected, given, dictionary)
  expect([judged.verdict, judged.reason]).toEqual([verdict, reason])
})

test('an hour that no words say stays a figure', () => {
  const judged = judgeHindi('पौने आठ बजे', '999999999:45 बजे', lexicon)
  expect([judged.verdict, JSON.stringify(judged).includes('undefined')]).toEqual(['wrong', false])
})

test('a reason is one short sentence', () => {
  const reasons = [...grammarPairs, ...POSTPOSITION_PAIRS].map(
    ([expected, given]) => judgeHindi(expected, given, dictionary).reason,
  )
  expect(reasons.filter((reason) => reason.length > 140 || !/^[^.]+\.$/u.test(reason))).toEqual([])
})

test.each(judgedPairs)('%s, given %s: %s', (...[expected, given, verdict, reason]) => {
  const judged = judgeHindi(expected, given, lexicon)
  expect(judged.verdict).toBe(verdict)
  expect(judged.reason).toContain(reason.normalize('NFC'))
  expect(judged.differences.length > 0).toBe(verdict !== 'exact')
})

test('neither of two look-alikes is ever taken for the other', () => {
  for (const [first, , second] of LOOK_ALIKES) {
    expect([first, second, judgeHindi(first, second, lexicon).verdict]).toEqual([first, second, 'wrong'])
    expect([second, first, judgeHindi(second, first, lexicon).verdict]).toEqual([second, first, 'wrong'])
  }
})

test('the guard: what is a word of the course is not forgiven as a slip', () => {
  const course: Lexicon = { isWord: (word) => word === 'फलक', meaningOf: () => undefined }
  expect(judgeHindi('फ़लक', 'फलक', course).verdict).toBe('wrong')
  expect(judgeHindi('फ़लक', 'फलक', lexicon).verdict).toBe('hint')
})

test('the guard lets two spellings of one word of the course be one', () => {
  const course: Lexicon = {
    isWord: () => true,
    meaningOf: (word) => (/^बाज़?ार$/u.test(word) ? 'market' : undefined),
  }
  expect(judgeHindi('बाज़ार'.normalize('NFC'), 'बाजार', course).verdict).toBe('hint')
})

test('a dot that print leaves out is a slip, though the letters are a form of another verb', () => {
  const course: Lexicon = { isWord: () => true, meaningOf: (word) => word }
  expect(judgeHindi('मेरी ग़लती है'.normalize('NFC'), 'मेरी गलती है', course)).toMatchObject({
    verdict: 'hint',
    reason: 'Right, but there is a dot below: ग़लती.'.normalize('NFC'),
  })
  expect(judgeHindi('गली', 'गलती', course).verdict).toBe('wrong')
})

test.each([
  ['यह राज़ किसका है', 'ये राज किसका है', 'exact'],
  ['बुरा न मानो', 'बुरा ना मानो', 'exact'],
  ['वे हँस रहे हैं', 'वो हंस रहे हैं', 'exact'],
  ['वे हँस रहे हैं', 'वो हंस रहे है', 'wrong'],
  ['गाड़ी खड़ी है', 'गाडी खड़ी है', 'hint'],
  ['फल कहाँ है', 'पल कहाँ है', 'wrong'],
  ['बस साढ़े सात बजे आती है', 'बस 7:30 बजे आती है', 'exact'],
  ['नौ बजकर पैंतालीस मिनट पर', '9:45 पर', 'exact'],
  ['मेरा नंबर नौ आठ सात है', 'मेरा नंबर 987 है', 'exact'],
  ['सौ रुपये किलो', '₹100 किलो', 'exact'],
  ['सौ रुपये किलो', '₹200 किलो', 'wrong'],
])('%s, said and heard as %s: %s', (expected, said, verdict) => {
  expect(judgeHindi(expected.normalize('NFC'), { said }, lexicon).verdict).toBe(verdict)
})

test('the meaning that the course gives is told', () => {
  const course: Lexicon = {
    isWord: (word) => word === 'कान',
    meaningOf: (word) => (word === 'कान' ? 'ear' : undefined),
  }
  expect(judgeHindi('खान', 'कान', course).reason).toContain('the word for “ear”')
})

test('a letter is told as one, and only where a letter is asked', () => {
  const course = lexiconOf(
    [
      ['अ', 'the letter a (u in but)', 'letter'],
      ['आ', 'the letter aa (a in father)', 'letter'],
      ['होना', 'to be', 'verb'],
    ].map(([native = '', meaning = '', kind = '']) => ({ native, meaning, kind, gender: '', forms: [] })),
  )
  const told = (expected: string, given: string) => judgeHindi(expected, given, course).reason
  expect(told('अ', 'आ')).toBe('You wrote the letter aa (आ); the vowel is short: अ.')
  expect(told('बारिश हो रही है', 'बारिश आ रही है')).toBe('You wrote आ; here it is हो.')
})

test('of two words with one form the reason tells the one that is like what was asked', () => {
  const course = lexiconOf([
    { native: 'डाल', meaning: 'branch', kind: 'noun f', gender: 'f', forms: ['डालो'] },
    { native: 'डालना', meaning: 'to pour', kind: 'verb', gender: '', forms: ['डाल', 'डालो', 'डालूँ'] },
    { native: 'जलना', meaning: 'to burn', kind: 'verb', gender: '', forms: ['जल'] },
  ])
  const told = (expected: string, given: string) => judgeHindi(expected, given, course).reason
  expect(told('दाल डालूँ', 'दाल डालो')).toBe(
    'You wrote डालो, which is another form of डालना; here it is डालूँ.'.normalize('NFC'),
  )
  expect(told('दाल डालूँ', 'दाल जल')).toContain('You wrote a form of जलना, “to burn” (जल)')
})

test('a one-word answer differs by its aksharas, a sentence by its words', () => {
  expect(judgeHindi('दिन', 'दीन', lexicon).differences).toEqual([{ expected: 'दि', given: 'दी' }])
  expect(judgeHindi('आज दिन है', 'आज दीन है', lexicon).differences).toEqual([{ expected: 'दिन', given: 'दीन' }])
  expect(judgeHindi('आज दिन है', 'आज है', lexicon).differences).toEqual([{ expected: 'दिन', given: '' }])
})
