import { expect, test } from 'vitest'
import { lexiconOf } from '#language/lexicon.ts'
import { hintsOf } from './hints.ts'

const lexicon = lexiconOf([
  { native: 'किताब', meaning: 'book', kind: 'noun f', gender: 'f', forms: ['किताबें'] },
  { native: 'ठीक', meaning: 'fine, right', kind: 'adjective', gender: '', forms: [] },
])
const nothing = { hindi: '', roman: '', gloss: '', english: '' }
const fine = { hindi: 'मैं ठीक हूँ।', roman: 'main thiik huun', gloss: 'I · fine · am', english: 'I am fine.' }
const typed = (answer: string) => ({ questionType: 'LISTEN WITH TYPE', options: { answer, accepted: [] } })
const textsOf = (...[asked]: Parameters<typeof hintsOf>) => hintsOf(asked).map(({ text }) => text)

test('a word: what it is, how it begins, the word', () => {
  expect(textsOf({ exercise: typed('किताब'), said: nothing, lexicon })).toEqual([
    'A noun, feminine: it means “book”.',
    'It begins with कि… and has 3 letters.',
    'The answer is किताब',
  ])
})

test('a sentence: its English, how its words begin, the sentence', () => {
  expect(textsOf({ exercise: typed('मैं ठीक हूँ'), said: fine, lexicon })).toEqual([
    'In English: “I am fine.”',
    '3 words, which begin so: मैं… ठी… हूँ…',
    'The answer is मैं ठीक हूँ',
  ])
})

test('what another line asks for is told word for word', () => {
  const said = { ...nothing, hindi: 'आप कैसे हैं?', english: 'How are you?' }
  expect(textsOf({ exercise: typed('मैं ठीक हूँ'), said, lexicon })[0]).toBe('Word for word: … · fine · …')
  expect(textsOf({ exercise: typed('अच्छा जी'), said, lexicon })[0]).toBe('It is about this: “How are you?”')
})

test('words to order: the first of them', () => {
  const options = { answer: 'मैं,ठीक,हूँ', answerWords: ['मैं', 'ठीक', 'हूँ'], accepted: [] }
  const exercise = { questionType: 'LISTEN WITH ORDER', options }
  expect(textsOf({ exercise, said: fine, lexicon })).toEqual([
    'In English: “I am fine.”',
    '3 words; the first is मैं.',
    'The answer is मैं ठीक हूँ',
  ])
})

const choice = (questionType: string, right: { value: string; nativeValue: string }) => ({
  questionType,
  options: {
    answer: 'b',
    accepted: [],
    option1: { key: 'a', value: 'mango', nativeValue: 'आम' },
    option2: { key: 'b', ...right },
    option3: { key: 'c', value: 'milk', nativeValue: 'दूध' },
  },
})
const book = { hindi: 'किताब', roman: 'kitaab', gloss: 'book', english: 'book' }

test.each([
  ['LISTEN WITH IMAGE', book, 'A noun, feminine. It begins with कि…'],
  ['LISTEN WITH TEXT', book, 'It is said so: kitaab'],
  ['LISTEN WITH AUDIO', fine, 'In English it says: “I am fine.”'],
  ['WATCH WITH TEXT', nothing, 'Watch it once more, and mind what the question asks.'],
])('%s: a clue that does not say it, one wrong choice less, the choice', (type, said, clue) => {
  const exercise = choice(type, { value: 'book', nativeValue: 'किताब' })
  const hints = hintsOf({ exercise, said, lexicon })
  expect(hints.map(({ text }) => text)).toEqual([
    clue,
    'One that is wrong is taken away.',
    'The answer is 2: book',
  ])
  expect(['a', 'c']).toContain(hints[1]?.removes)
})

test('what is only watched has none', () => {
  const exercise = { questionType: 'WATCH VIDEO', options: { answer: '', accepted: [] } }
  expect(hintsOf({ exercise, said: nothing, lexicon })).toEqual([])
})
