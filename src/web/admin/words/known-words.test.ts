import { expect, test } from 'vitest'
import { wordsLike } from './known-words.ts'

const words = [
  { id: 'mahangaa', hi: 'महँगा', en: 'expensive, dear', roman: 'mahaṅgā', picture: '' },
  { id: 'aam', hi: 'आम', en: 'mango', roman: 'ām', picture: 'mango' },
  { id: 'kaam', hi: 'काम', en: 'work', roman: 'kām', picture: '' },
]

test('a word is found by its id, its Hindi and its English, the nearest first', () => {
  expect(wordsLike(words, 'aam').map(({ id }) => id)).toEqual(['aam', 'kaam'])
  expect(wordsLike(words, 'Mango').map(({ id }) => id)).toEqual(['aam'])
  expect(wordsLike(words, 'काम').map(({ id }) => id)).toEqual(['kaam'])
})

test('nothing written finds nothing', () => {
  expect(wordsLike(words, '  ')).toEqual([])
})
