import { expect, test } from 'vitest'
import type { Context } from '../../serve.ts'
import { rowPage } from './row-page.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `e${at + 1}` }))

/** From which row to which a page of so many goes, and the cursor of the next. */
function paged(count: number, cursor?: string, without = '') {
  const context = { query: { cursor } } as Context<unknown, { cursor?: string | undefined }>
  const page = rowPage(
    context,
    rows(count).filter(({ id }) => id !== without),
  )
  return { length: page.length, first: page[0]?.id, next: context.next }
}

test('fifty rows are a page, and the last of them is the cursor of the next', () => {
  expect(paged(0)).toEqual({ length: 0, first: undefined, next: undefined })
  expect(paged(50)).toEqual({ length: 50, first: 'e1', next: undefined })
  expect(paged(101)).toEqual({ length: 50, first: 'e1', next: '49:e50' })
  expect(paged(101, '49:e50')).toEqual({ length: 50, first: 'e51', next: '99:e100' })
  expect(paged(101, '99:e100')).toEqual({ length: 1, first: 'e101', next: undefined })
})

test('the next page goes on where it stood when the row before it is taken out, or moves', () => {
  expect(paged(101, '49:e50', 'e50')).toEqual({ length: 50, first: 'e51', next: '98:e100' })
  expect(paged(101, '49:e50', 'e7')).toEqual({ length: 50, first: 'e51', next: '98:e100' })
  expect(paged(30, '49:e50')).toEqual({ length: 0, first: undefined, next: undefined })
})

test('a cursor that is none of ours is no page, and not the first one again', () => {
  for (const cursor of ['', 'zz', '-1:e50', '49', 'e50'])
    expect(() => paged(101, cursor)).toThrow('This list has no such page.')
})
