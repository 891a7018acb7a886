import { expect, test } from 'vitest'
import { lintHindi, speakWarning } from './lint-hindi.ts'

test.each([
  'मेरा नाम राहुल है।',
  'आप कैसे हैं?',
  'नमस्ते, मैं ठीक हूँ।',
  '“अच्छा!”',
  'किताब',
  'दो–तीन (3) लोग आए।',
  'अन्य सम्मान तुम्हें जन्म',
  'गाय और राय',
])('%s is clean', (text) => {
  expect(lintHindi(text.normalize('NFC'))).toEqual([])
})

test.each([
  ['a precomposed dotted letter', '\u0932\u095c\u0915\u093e', 1, 'one code point'],
  ['a late nukta', '\u092c\u0921\u093e\u093c', 2, 'dot below stands after'],
  ['a built vowel', 'अाप', 0, 'built from अ'],
  ['a byte order mark', '\ufeffघर', 0, 'invisible'],
  ['an unbreakable blank', 'घर\u00a0में', 2, 'invisible'],
  ['a bar for a danda', 'घर है|', 5, 'not a danda'],
  ['a full stop', 'घर है.', 5, 'danda'],
  ['a blank before the danda', 'घर है ।', 5, 'No blank'],
  ['a doubled blank', 'घर  है', 2, 'doubled blank'],
  ['Latin letters', 'घर ghar', 3, 'Latin'],
  ['a stray sign', 'घर ी', 3, 'on no letter'],
  ['two signs', 'कीा', 1, 'two vowels'],
  ['a last halant', 'घर्', 2, 'halant'],
  ['a written-out nasal', 'हिन्दी', 2, 'dot (ं)'],
  ['a slip', 'आर्शीवाद', 0, 'आशीर्वाद'],
  ['गये', 'गये', 0, 'गए'],
  ['चाहिये', 'मुझे चाहिये', 5, 'चाहिए'],
  ['जायेंगे', 'जायेंगे', 0, 'जाएँगे'],
  ['हुयी', 'हुयी', 0, 'हुई'],
  ['the other of two standard spellings', 'एक पर्दा', 3, 'always परदा'],
  ['an inflected form of it', 'पर्दे के पीछे', 0, 'always परदे'],
  ['a dot too many', 'फ़िर', 0, 'फिर'],
  ['Gurmukhi', 'घਰ', 1, 'foreign'],
])('%s is found', (...[, text, at, part]) => {
  const found = lintHindi(text).find((finding) => finding.message.includes(part.normalize('NFC')))
  expect(found?.at).toBe(at)
})

test.each([
  ['blanks', ' ', 1],
  ['signs', 'ि', 2],
])('a text of many %s is looked through as fast as any other', (...[, sign, most]) => {
  expect(lintHindi(`घ${sign.repeat(400_000)}घ`).length).toBeLessThanOrEqual(most)
})

test('words that the voice says wrongly carry a respelling', () => {
  expect(speakWarning('पहला')).toContain('पैह्ला')
  expect(speakWarning('हिंदी')).toContain('हिन्दी')
  expect(speakWarning('घर')).toBeUndefined()
})
