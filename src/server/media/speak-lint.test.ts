import { afterAll, expect, test } from 'vitest'
import { lintSpeech, romanSyllables, vowelCount } from './speak-lint.ts'
import { createVoiceEngine } from './voice-engine.ts'

const engine = createVoiceEngine()
afterAll(() => engine.close())

test.each([
  ['kahnaa', 2],
  ['mausam', 2],
  ['kitāb', 2],
  ['main theek hoon', 3],
  ['', 0],
])('%s has %i runs of vowels', (roman, count) => {
  expect(romanSyllables(roman)).toBe(count)
})

test.each([
  ['k ˈʌ h ə n ˌaː', 3],
  ['m ɛ̃ h ũ', 2],
  ['ɡ ˈaː r. i', 2],
])('%s has %i vowels', (phonemes, count) => {
  expect(vowelCount(phonemes)).toBe(count)
})

test('the words the voice gets wrong are found, and those that are right or respelt are not', async () => {
  const wrong = [
    { text: 'कहना', roman: 'kehna' },
    { text: 'रहना', roman: 'rehna' },
    { text: 'पहला', roman: 'pahlaa' },
    { text: 'पढ़ना', roman: 'padhna' },
    { text: 'मतलब', roman: 'matlab' },
    { text: 'आजकल', roman: 'aajkal' },
    { text: 'फ़िल्म', roman: 'film' },
  ]
  const right = [
    { text: 'पहला', roman: 'pahlaa', speak: 'पैह्ला' },
    { text: 'पढ़ना', roman: 'padhna', speak: 'पढ़्ना' },
    { text: 'कृपया', roman: 'kripayaa', speak: "[[kr'Ip@ja:]]" },
    { text: 'राम', roman: 'raam' },
    { text: 'बैठिए', roman: 'baithie' },
    { text: 'आइए', roman: 'aaie' },
    { text: 'भाई', roman: 'bhaai' },
    { text: 'नमस्ते', roman: 'namaste' },
    { text: 'हिंदी', roman: 'hindi' },
    { text: 'आप कैसे हैं?', roman: 'aap kaise hain?' },
  ]
  const warned = (await lintSpeech(engine, [...wrong, ...right])).map(({ text }) => text)
  expect(warned).toEqual(wrong.map(({ text }) => text))
})

test('a warning says what was heard and what to do', async () => {
  expect(await lintSpeech(engine, [{ text: 'कहना', roman: 'kehna' }])).toEqual([
    {
      text: 'कहना',
      heard: 'k ˈʌ h ə n ˌaː',
      message: 'The voice says 3 vowels (k ˈʌ h ə n ˌaː) where kehna has 2. Respell it in `speak`.',
    },
  ])
})
