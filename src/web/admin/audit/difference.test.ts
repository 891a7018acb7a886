import { expect, test } from 'vitest'
import { differencesBetween } from './difference.ts'

test('only what differs is told, whatever was sent', () => {
  const before = { isStarUser: false, role: 'STUDENT', name: '' }
  const after = { isStarUser: true, role: 'STUDENT', name: 'Asha' }
  expect(differencesBetween(before, after)).toEqual([
    { field: 'isStarUser', before: 'no', after: 'yes' },
    { field: 'name', before: 'empty', after: 'Asha' },
  ])
})

test('fields inside fields are named by their way there', () => {
  expect(differencesBetween({ plan: { price: { INR: 100 } } }, { plan: { price: { INR: 120 } } })).toEqual([
    { field: 'plan.price.INR', before: '100', after: '120' },
  ])
})

test('a new thing has no before, and one that went no after', () => {
  expect(differencesBetween(null, { title: 'Hello' })).toEqual([
    { field: 'title', before: null, after: 'Hello' },
  ])
  expect(differencesBetween({ title: 'Hello' }, undefined)).toEqual([
    { field: 'title', before: 'Hello', after: null },
  ])
})

test('lists are told whole, and what is nothing says so', () => {
  expect(differencesBetween({ enrolledIn: [], until: null }, { enrolledIn: ['a', 'b'], until: 5 })).toEqual([
    { field: 'enrolledIn', before: 'none', after: 'a, b' },
    { field: 'until', before: 'nothing', after: '5' },
  ])
  expect(differencesBetween('old', 'new')).toEqual([{ field: 'value', before: 'old', after: 'new' }])
  expect(differencesBetween([{ id: 1 }], [{ id: 2 }])).toEqual([
    { field: 'value', before: '{"id":1}', after: '{"id":2}' },
  ])
})
