import { expect, test } from 'vitest'
import { judgeAnswer } from '../judge-answer.ts'
import { lexiconOf } from '../lexicon.ts'
import { marathiLexicon } from './lexicon-for-tests.ts'

const judged = (expected: string, given: string) => judgeAnswer(expected, given, marathiLexicon)

test.each([
  ['मी इम्रान आहे', 'mi imran ahe'],
  ['झाला', 'zhala'],
  ['झाला', 'zala'],
  ['झाला', 'jhala'],
  ['माझी शाळा', 'mazhi shala'],
  ['माझी शाळा', 'mazi shala'],
  ['तीन', 'tin'],
  ['ज्ञान', 'dnyan'],
  ['ज्ञान', 'dnyaan'],
  ['ज्ञान', 'gyan'],
  ['कृपया', 'krupaya'],
  ['नमस्कार', 'namskar'],
  ['पाणी', 'pani'],
  ['स्टेशन', 'station'],
  ['छान', 'chan'],
  ['डावीकडे', 'davikade'],
  ['डावीकडे', 'daaveekade'],
])('%s is typed %s', (...[expected, given]) => {
  expect(judged(expected, given).verdict).toMatch(/^(?:exact|accepted)$/u)
})

test.each([
  ['मी', 'me', '“mee”'],
  ['नाही', 'nai', '“naahee”'],
  ['तुम्हाला', 'tumala', '“tumhaalaa”'],
  ['माझे नाव आहे', 'maza nav ahe', 'Right, माझं is how it is said; it is written “maajhe” (माझे).'],
  ['शाळा तिथे आहे', 'shala titha ahe', 'Right, तिथं is how it is said; it is written “tithe” (तिथे).'],
  ['शाळा तिथे आहे', 'shala tethe ahe', 'Right, “tethe” says the same; here it is “tithe” (तिथे).'],
  ['दोन केळी', '2 keli', 'Right, but the number is written in words here: “don” (दोन).'],
  ['डावीकडे', 'davi kade', 'Right, but it is written as one word: “daaveekade” (डावीकडे).'],
])('%s, given %s, is right with a hint', (...[expected, given, reason]) => {
  expect(judged(expected, given)).toMatchObject({ verdict: 'hint', reason: expect.stringContaining(reason) })
})

test.each([
  [
    'माझे नाव',
    'maajhaa nav',
    'You wrote “maajhaa” (माझा); the ending is for a neuter word, or for several: “maajhe” (माझे).',
  ],
  ['हे माझे बाबा आहेत', 'he maza baba ahet', '(माझा); the ending is for a neuter word, or for several'],
  [
    'माझी शाळा',
    'maza shala',
    'You wrote “maajhaa” (माझा); the ending is for a feminine word: “maajhee” (माझी).',
  ],
  [
    'मी आहे',
    'mi ahes',
    'You wrote “aahes” (आहेस), which goes with तू; here it is “aahe” (आहे), which goes with मी, or one person or thing.',
  ],
  ['तुम्ही कशा आहात', 'tumhi kasa ahat', 'You wrote “kasaa” (कसा), which goes with what is masculine'],
  ['एक केळे', 'ek keli', 'You wrote “kelee” (केळी), which is for several; for one it is “kele” (केळे).'],
  ['शाळा तिथे आहे', 'shala ithe ahe', 'You wrote “ithe” (इथे), the word for “here”'],
  ['शाळा तिथे आहे', 'shala yethe ahe', 'here it is “tithe” (तिथे)'],
  ['दोन केळी', '3 keli', 'here it is “don” (दोन)'],
  ['बरा', 'baaraa', 'You wrote “baaraa” (बारा), the word for “twelve”'],
  ['ज्ञान', 'dhyan', 'here it is “dnyaan” (ज्ञान)'],
  ['दोन आंबे', 'don keli', 'You wrote “kelee” (केळी), a form of केळे, “banana”; here it is “aambe” (आंबे).'],
  ['बाबा कुठे', 'shala kuthe', 'You wrote “shaalaa” (शाळा), the word for “school”'],
  ['तुमचा', 'maza', 'You wrote “maajhaa” (माझा), the word for “my”'],
  ['मी', 'mai', 'here it is “mee” (मी)'],
  [
    'माझे नाव लता आहे',
    'my name is Lata',
    'That is English; here it is asked in Marathi: “maajhe naav lataa aahe” (माझे नाव लता आहे).',
  ],
  ['नाव', 'name', 'That is what it means; here it is asked in Marathi: “naav” (नाव).'],

  ['शाळा', 'sha laa', 'here it is शाळा'],
])('%s, given %s, is wrong, and the reason is true', (...[expected, given, reason]) => {
  expect(judged(expected, given)).toMatchObject({ verdict: 'wrong', reason: expect.stringContaining(reason) })
})

test('what is texted in Marathi is no Hindi', () => {
  expect(judgeAnswer('मी', 'me', lexiconOf([])).verdict).toBe('wrong')
  expect(judgeAnswer('पण', 'pun', lexiconOf([])).verdict).toBe('wrong')
})
