import { expect, test } from 'vitest'
import { reviewedOf } from './reviewed-before.ts'
import { shelf } from './shelf-for-tests.ts'

const first = {
  id: '7a0f9c9e-7d0e-4b47-9d53-6d2b6c3f1d11',
  cardId: 'hindi.aam',
  answer: 'hindi.aam',
  ms: 2400,
  hints: 0,
}
const second = { ...first, id: '0b5ff1d0-9f5c-4a39-a0b5-0c7b63f6c5aa', cardId: 'hindi.kelaa' }

test('what an older page kept of the review goes on as everything that waits, each under its own id', () => {
  const device = shelf()
  device.setItem('unsent-review-s1', JSON.stringify([{ ...first, since: 1_764_000_000_000 }, 'oops', second]))
  const reviewed = reviewedOf('s1', device)
  expect(reviewed.read()).toEqual([
    { id: first.id, since: 1_764_000_000_000, reviewed: first },
    { id: second.id, reviewed: second },
  ])
  expect(reviewedOf('s2', device).read()).toEqual([])
  reviewed.clear()
  expect(device.getItem('unsent-review-s1')).toBeNull()
  expect(reviewed.read()).toEqual([])
})

test.each(['{oops', '5', 'null'])('a spoilt list is an empty one: %s', (text) => {
  const device = shelf()
  device.setItem('unsent-review-s1', text)
  expect(reviewedOf('s1', device).read()).toEqual([])
})
