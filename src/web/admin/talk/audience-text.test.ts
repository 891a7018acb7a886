import { expect, test } from 'vitest'
import { audienceText } from './audience-text.ts'

test('whom a notification is for is said with the name of the language or the course, never with its id', () => {
  expect(audienceText({ kind: 'language', id: 'hindi' }, 'Hindi')).toBe('Who learns Hindi')
  expect(audienceText({ kind: 'course', id: 'hindi-market' }, 'At the Market')).toBe(
    'Who is in At the Market',
  )
  expect(audienceText({ kind: 'everybody' }, '')).toBe('Everybody')
})

test('a course that is gone is still said to be one', () => {
  expect(audienceText({ kind: 'course', id: 'hindi-gone' }, '')).toBe('Who is in a course')
})
