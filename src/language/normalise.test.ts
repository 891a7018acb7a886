import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'

test.each([
  ['precomposed nukta', '\u0932\u095c\u0915\u093e', '\u0932\u0921\u093c\u0915\u093e'],
  ['nukta after the vowel sign', '\u092c\u0921\u093e\u093c', '\u092c\u0921\u093c\u093e'],
  ['a dot below twice', '\u095b\u093c\u0930\u093e', '\u091c\u093c\u0930\u093e'],
  ['a dot below a composed letter', '\u0931\u093c', '\u0931'],
  ['joiners', 'क्\u200dष\u200c', 'क्ष'],
  ['a byte order mark', '\ufeffनमस्ते', 'नमस्ते'],
  ['bidi marks', '\u200eनमस्ते\u200f', 'नमस्ते'],
  ['unbreakable blanks', 'मैं\u00a0हूँ', 'मैं हूँ'],
  ['अ with a sign', 'अाप अौर अोस', 'आप और ओस'],
  ['danda', 'राम है।', 'राम है'],
  ['full stop', 'राम है .', 'राम है'],
  ['quotes and commas', '“हाँ”, राम!', 'हाँ राम'],
  ['Devanagari digits', '१२३ ५०', '123 50'],
  ['a decimal point', '3.5', '3.5'],
  ['blanks', '  मेरा   नाम \n', 'मेरा नाम'],
  ['apostrophes', 'don’t', 'dont'],
  ['emoji', 'नमस्ते 🙏🏽 जी ❤️👨‍👩‍👧 🇮🇳', 'नमस्ते जी'],
  ['a figure in a key cap', '3\ufe0f\u20e3', '3'],
  ['wide letters and figures', 'ｎａｍａｓｔｅ ５', 'namaste 5'],
  ['a colon for the visarga', 'दु:ख', 'दुःख'],
  ['a colon for the visarga at the end of a word', 'छ: बजे, अत:', 'छः बजे अतः'],
  ['a colon after a word that is whole without it', 'वह बोला: गत: समय', 'वह बोला गत समय'],
  ['a colon after a word', 'राम: हाँ', 'राम हाँ'],
  ['capitals are kept', 'Ram', 'Ram'],
])('%s', (_, given, expected) => {
  expect(normalise(given)).toBe(expected.normalize('NFC'))
})

test('what a reader sees is never folded: है is not हैं, राज is not राज़', () => {
  expect(normalise('है')).not.toBe(normalise('हैं'))
  expect(normalise('राज')).not.toBe(normalise('राज़'))
})

test('normalising twice changes nothing more', () => {
  const letter = fc.integer({ min: 0x0900, max: 0x097f }).map((code) => String.fromCharCode(code))
  const noise = fc.constantFrom(' ', '\u200d', '\u00a0', '.', '3', 'a', '"', 'é')
  const text = fc.array(fc.oneof(letter, noise), { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (given) => {
      expect(normalise(normalise(given))).toBe(normalise(given))
    }),
    { seed: 7, numRuns: 2000 },
  )
})
