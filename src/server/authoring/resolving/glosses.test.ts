import { expect, test } from 'vitest'
import { rulesOf } from '#language/language-rules.ts'
import type { AuthoredWord } from '../written/authored-course.ts'
import { readerOf, saidOf } from './glosses.ts'
import { glossLayers, readingsOf } from './resolve-words.ts'

const word = (written: Pick<AuthoredWord, 'hi' | 'en' | 'is'> & Partial<AuthoredWord>): AuthoredWord => {
  return { id: 'w', accepted: [], forms: [], ...written }
}
const words = [
  word({ hi: 'करना', en: 'to do', is: 'verb' }),
  word({ hi: 'रहना', en: 'to live, to stay', is: 'verb' }),
  word({ hi: 'देना', en: 'to give', is: 'verb' }),
  word({ hi: 'आना', en: 'to come', is: 'verb' }),
  word({ hi: 'आ', en: 'the letter aa', is: 'letter' }),
  word({ hi: 'टाँगना', en: 'to hang', is: 'verb' }),
  word({ hi: 'जी', en: 'respected', is: 'interjection', gloss: '(respect)' }),
  word({ hi: 'यूपीआई', en: 'UPI', is: 'noun m', roman: 'UPI', speak: 'यू पी आई' }),
]
const rules = rulesOf('hindi')
const glossary = { की: 'of', रही: '-ing', नहीं: 'not', '^नहीं,': 'no', 'रही?': 'is it', जी: 'sir', है: 'is' }
const reader = readerOf(glossLayers(words, glossary, rules), readingsOf(words, rules))
const glossed = (hi: string) => saidOf({ hi, en: '' }, reader).gloss

test.each([
  ['की', 'of', 'the glossary wins over a form of करना'],
  ['आ रही है', 'come · -ing · is', 'and over one of रहना'],
  ['रहती', 'live', 'a derived form has its word’s gloss'],
  ['दीजिए', 'please give', 'a polite imperative asks'],
  ['आऊँगा', 'will come', 'a future is one'],
  ['आ', 'the letter aa', 'a letter that stands alone is one'],
  ['आ, ई', 'come · –', 'but not beside what is no letter'],
  ['टाँगा', 'hang', 'a perfective only ends as a future does'],
  ['दिए', 'give', 'nor does this one ask'],
  ['जी', '(respect)', 'a word’s own gloss wins over the glossary'],
  ['नहीं, जी', 'no · (respect)', 'a form with its mark, where a clause begins'],
  ['जी नहीं, है', '(respect) · no · is', 'also after a word that only calls'],
  ['है। नहीं, है', 'is · no · is', 'also after a mark'],
  ['की नहीं, है', 'of · not · is', 'and nowhere else'],
  ['जी नहीं।', '(respect) · not', 'and only with that mark'],
  ['की रही?', 'of · is it', 'a form with its mark, wherever it stands'],
  ['तारा', '–', 'an unknown form has none'],
])('%s is glossed “%s”: %s', (hindi, gloss) => {
  expect(glossed(hindi)).toBe(gloss)
})

test('a sentence says a word’s own roman and its respelling', () => {
  expect(saidOf({ hi: 'यूपीआई है?', en: '' }, reader)).toMatchObject({
    roman: 'UPI hai?',
    speak: 'यू पी आई है?',
  })
})
