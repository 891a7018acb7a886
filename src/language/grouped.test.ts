import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('items stand by their key, groups and items as they come', () => {
  const words = ['घर', 'आम', 'गाय', 'आग', 'घड़ी']
  expect([...grouped(words, (word) => word.charAt(0))]).toEqual([
    ['घ', ['घर', 'घड़ी']],
    ['आ', ['आम', 'आग']],
    ['ग', ['गाय']],
  ])
  expect([...grouped([], () => 1)]).toEqual([])
})
