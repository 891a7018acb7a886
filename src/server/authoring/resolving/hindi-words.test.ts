import { expect, test } from 'vitest'
import { tilesOf } from './hindi-words.ts'

test('a tile keeps what belongs to its word, and no mark around it', () => {
  expect(tilesOf('“अच्छा”, घर-बार है?! …')).toEqual(['अच्छा', 'घर-बार', 'है'])
})

test('many marks within a word take no longer than few', () => {
  const word = `क${'\u200d'.repeat(99_000)}ष`
  expect(tilesOf(word)).toEqual([word])
})
