import { expect, test } from 'vitest'
import { judgeAnswer } from './judge-answer.ts'
import { lexiconOf } from './lexicon.ts'

const noun = (native: string, meaning: string) => {
  return { native, meaning, kind: 'noun', gender: '' as const, forms: [] }
}
const words = [noun('दीन', 'poor'), noun('तिथे', 'there')]
const hindi = lexiconOf(words)
const marathi = lexiconOf(words, 'marathi')
/** Knows of a word only that it is one. */
const list = { isWord: (word: string) => word === 'मेज़', meaningOf: () => undefined }

// Every sentence that tells what was answered.
test.each([
  [
    hindi,
    ...['दिन', 'दीन'],
    'You wrote the word for “poor” (दीन); the vowel is short: दिन.',
    'You said the word for “poor” (दीन); the vowel is short: दिन.',
  ],
  [
    list,
    ...['घर', 'मेज़'],
    'You wrote मेज़, which is another word; here it is घर.',
    'You said मेज़, which is another word; here it is घर.',
  ],
  [
    hindi,
    ...['किताब', 'कितब'],
    'You wrote कितब; the vowel is long: किताब.',
    'You said कितब; the vowel is long: किताब.',
  ],
  [
    hindi,
    ...['मैं है', 'मैं हैं'],
    'You wrote हैं, which goes with several, or one person with respect; here it is है, for one person or thing.',
    'You said हैं, which goes with several, or one person with respect; here it is है, for one person or thing.',
  ],
  [
    hindi,
    ...['चिह्न', 'चिन्ह'],
    'Right, but the norm is चिह्न; you wrote चिन्ह.',
    'Right, but the norm is चिह्न; you said चिन्ह.',
  ],
  [
    hindi,
    ...['दिन', 'deen'],
    'You wrote “deen” (दीन), the word for “poor”; here it is “din” (दिन).',
    'You said “deen” (दीन), the word for “poor”; here it is “din” (दिन).',
  ],
  [
    list,
    ...['घर', 'mez'],
    'You wrote “mez” (मेज़), which is another word; here it is “ghar” (घर).',
    'You said “mez” (मेज़), which is another word; here it is “ghar” (घर).',
  ],
  [
    hindi,
    ...['नमस्ते', 'namaskar'],
    'You wrote “namaskar”; here it is “namaste” (नमस्ते).',
    'You said “namaskar”; here it is “namaste” (नमस्ते).',
  ],
  [
    hindi,
    ...['water', 'fire '],
    'You wrote “fire”; the answer is “water”.',
    'You said “fire”; the answer is “water”.',
  ],
  [
    marathi,
    ...['इथे', 'तिथे'],
    'You wrote the word for “there” (तिथे); here stands इ, not ति: इथे.',
    'You said the word for “there” (तिथे); here stands इ, not ति: इथे.',
  ],
  [
    marathi,
    ...['शाळा', 'शाला'],
    'You wrote शाला; here stands ळ, not ल: शाळा.',
    'You said शाला; here stands ळ, not ल: शाळा.',
  ],
] as const)('%# who wrote is told what they wrote, who spoke what they said', (...row) => {
  const [lexicon, expected, given, wrote, said] = row
  expect(judgeAnswer(expected, given, lexicon).reason).toBe(wrote)
  expect(judgeAnswer(expected, { said: given }, lexicon).reason).toBe(said)
})

test('what was said is judged as what was written', () => {
  const answers = ['नमस्ते', 'namaste', 'नमस्कार', 'hello', '']
  for (const given of answers) {
    const [written, said] = [given, { said: given }].map((each) => judgeAnswer('नमस्ते', each, hindi))
    expect([given, said?.verdict, said?.differences]).toEqual([given, written?.verdict, written?.differences])
  }
})

const also = (word: string, here: string) => `Right, ${word} is said too; here it is ${here}.`
const whetherLast = 'Right, क्या may stand last too; here it stands first.'

test.each([
  ['क्या आपको चाय चाहिए?', 'आपको चाय चाहिए क्या?', 'hint', whetherLast],
  ['क्या आप राज़ी हैं?', 'aap raazi hain kya', 'hint', whetherLast],
  ['क्या राम को चाय पसंद है?', 'राम को चाय पसंद है क्या', 'hint', whetherLast],
  ['आप राज़ी हैं क्या?', 'क्या आप राज़ी हैं?', 'hint', 'Right, क्या may stand first too; here it stands last.'],
  ['क्या आप राज़ी हैं?', 'आप राज़ी है क्या?', 'wrong', 'You wrote है; here it is हैं, since आप takes हैं.'],
  [
    'दीन जी, क्या आप राज़ी हैं?',
    'दीन जी, आप राज़ी हैं क्या?',
    'hint',
    'Right, क्या may stand last too; here it stands after दीन जी.',
  ],
  [
    'दीन, आप राज़ी हैं क्या?',
    'दीन, क्या आप राज़ी हैं?',
    'hint',
    'Right, क्या may stand first too; here it stands last.',
  ],
  [
    'दीन, क्या बात है?',
    'दीन, बात है क्या?',
    'wrong',
    'The words are right, but the verb stands last: दीन क्या बात है.',
  ],
  ['क्या बात है?', 'बात है क्या?', 'wrong', 'The words are right, but क्या stands first here: क्या बात है.'],
  ['मुझे तीन दिन से खाँसी है', 'मुझे तीन दिनों से खाँसी है', 'hint', also('दिनों', 'दिन')],
  ['मुझे तीन दिन से खाँसी है', 'मुझे 3 दिनों से खाँसी है', 'hint', also('दिनों', 'दिन')],
  ['दो घंटों में', 'दो घंटे में', 'hint', also('घंटे', 'घंटों')],
  [
    'दो दिन से वह यहाँ है',
    'दो दिनों से वह यहाँ हैं',
    'wrong',
    'You wrote हैं, which goes with several, or one person with respect; here it is है, for one person or thing.',
  ],
  ['एक दिन से', 'एक दिनों से', 'wrong', 'You wrote दिनों; the vowel is अ, not ओ: दिन.'],
  ['मैं दस साल का हूँ', 'मैं दस सालों का हूँ', 'wrong', 'You wrote सालों; the vowel is अ, not ओ: साल.'],
  ['दस मिनट पर', 'दस मिनटों पर', 'wrong', 'You wrote मिनटों; the vowel is अ, not ओ: मिनट.'],
  ['क्या? आप यहाँ हैं', 'आप यहाँ हैं क्या', 'wrong', 'The words are right, but क्या stands first here: क्या आप यहाँ हैं.'],
])('%s, given %s, which may be as good Hindi: %s', (...[expected, given, verdict, reason]) => {
  const judged = judgeAnswer(expected, given, hindi)
  expect([judged.verdict, judged.reason]).toEqual([verdict, reason])
})

const meaning = (english: string) => lexiconOf(english.split(', ').map((each) => noun(each, each)))
const english = meaning('three, there, these, right, horse, later, to smell, evening, mango')
const misspelt = (right: string) => `Right, but mind the spelling: ${right}.`
const another = (given: string, right: string) => `You wrote “${given}”; the answer is “${right}”.`

test.each([
  ['mango', 'mangoe', 'hint', misspelt('mango')],
  ['evening', 'evning', 'hint', misspelt('evening')],
  ['the horse', 'the hoarse', 'hint', misspelt('the horse')],
  ['there', 'three', 'wrong', another('three', 'there')],
  ['where', 'There', 'wrong', another('There', 'where')],
  ['these', 'those', 'wrong', another('those', 'these')],
  ['a light', 'right', 'wrong', another('right', 'a light')],
  ['house', 'horse', 'wrong', another('horse', 'house')],
  ['water', 'later', 'wrong', another('later', 'water')],
  ['small', 'smell', 'wrong', another('smell', 'small')],
  ['evening', 'evenings', 'wrong', another('evenings', 'evening')],
  ['mangos', 'mango', 'wrong', another('mango', 'mangos')],
  ['he will not go', "He won't go.", 'exact', 'Exactly right.'],
  ['you must not go', 'you mustn’t go', 'exact', 'Exactly right.'],
  ['what is it', 'whats it', 'exact', 'Exactly right.'],
  ['there is a book', "there's book", 'accepted', 'Right: there is a book.'],
  ['let us go', "let's go", 'exact', 'Exactly right.'],
  ['I would go', "I'd go", 'exact', 'Exactly right.'],
  ['I had gone', "I'd gone", 'exact', 'Exactly right.'],
  ['he has come', "he's come", 'exact', 'Exactly right.'],
  ['he’s come', 'he has come', 'exact', 'Exactly right.'],
  ['he is here', "he's here", 'exact', 'Exactly right.'],
  ['she has a book', "she'd a book", 'wrong', another("she'd a book", 'she has a book')],
])('%s, given %s: %s', (...[expected, given, verdict, reason]) => {
  const judged = judgeAnswer(expected, given, english)
  expect([judged.verdict, judged.reason]).toEqual([verdict, reason])
})

test.each(['+घर', 'घर\\', 'घर*+'])(
  'what means something in a pattern is a sign like others: %s',
  (expected) => {
    expect(judgeAnswer(expected, 'घरें', hindi).verdict).toBe('wrong')
    expect(judgeAnswer(expected, expected, hindi).verdict).toBe('exact')
  },
)

test.each(['aeiou', 'n', 'chh', 'ि'])(
  'an answer of nothing but %s is judged as fast as any other',
  (letters) => {
    expect(judgeAnswer('घर', letters.repeat(200_000 / letters.length), hindi).verdict).toBe('wrong')
  },
)
