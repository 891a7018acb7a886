import { expect, test } from 'vitest'
import { remembering } from './remembering.ts'

test('what was worked out is told again, until there is too much of it', () => {
  const asked: string[] = []
  const lengthOf = remembering(2, (word: string) => {
    asked.push(word)
    return word.length
  })
  expect(['कल', 'आज', 'कल', 'आज', 'परसों', 'कल'].map(lengthOf)).toEqual([2, 2, 2, 2, 5, 2])
  expect(asked).toEqual(['कल', 'आज', 'परसों', 'कल'])
})

test('what cannot be worked out is tried anew', () => {
  let tries = 0
  const refuse = remembering(2, (): string => {
    tries += 1
    throw new Error('no')
  })
  expect(() => refuse('x')).toThrow('no')
  expect(() => refuse('x')).toThrow('no')
  expect(tries).toBe(2)
})
