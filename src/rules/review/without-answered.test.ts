import { expect, test } from 'vitest'
import { withoutAnswered } from './without-answered.ts'

const item = (cardId: string) => ({ cardId })

test('what was answered is not asked again, and what is left takes its share of the time', () => {
  const session = { due: 4, minutes: 2, items: [item('a'), item('b'), item('c'), item('d')], forecast: [] }
  expect(withoutAnswered(session, ['b', 'x'])).toEqual({
    due: 3,
    minutes: 2,
    items: [item('a'), item('c'), item('d')],
    forecast: [],
  })
  expect(withoutAnswered(session, ['a', 'b', 'c'])).toMatchObject({ due: 1, minutes: 1 })
  expect(withoutAnswered(session, ['a', 'b', 'c', 'd'])).toMatchObject({ due: 0, minutes: 0, items: [] })
  expect(withoutAnswered({ due: 0, minutes: 0, items: [] }, ['a'])).toEqual({ due: 0, minutes: 0, items: [] })
})
