import { expect, test } from 'vitest'
import { writtenWords } from './written-words.ts'

const shown = (hindi: string, spoken: string) => {
  const words = spoken.split(' ').map((text) => ({ text, roman: '', gloss: '', from: 0, to: 0 }))
  return writtenWords({ hindi, words }).map(({ text }) => text)
}

test('words stand with the marks of their sentence', () => {
  expect(shown('नमस्ते, दास जी! आप कैसे हैं?', 'नमस्ते दास जी आप कैसे हैं')).toEqual([
    'नमस्ते,',
    'दास',
    'जी!',
    'आप',
    'कैसे',
    'हैं?',
  ])
  expect(shown('“चलो,” उसने कहा।', 'चलो उसने कहा')).toEqual(['“चलो,”', 'उसने', 'कहा।'])
  expect(shown('यह है ज़ोया: “आओ!”', 'यह है ज़ोया आओ')).toEqual(['यह', 'है', 'ज़ोया:', '“आओ!”'])
})

test('a dash between words belongs to the first, and a word that stands otherwise in the sentence has none', () => {
  expect(shown('हाँ – मैं आऊँगा।', 'हाँ मैं आऊँगा')).toEqual(['हाँ –', 'मैं', 'आऊँगा।'])
  expect(shown('५ रुपये।', 'पाँच रुपये')).toEqual(['पाँच', 'रुपये।'])
})
