import { expect, test } from 'vitest'
import { coursesInOrder } from './course-order.ts'

test('the easier comes first, then what the author put first, then the id', () => {
  const place = (id: string, difficulty: number, position: number) => ({ id, difficulty, position })
  const given = [place('d', 2, 1), place('c', 1, 2), place('b', 1, 1), place('a', 1, 2), place('e', 7, 0)]
  expect(coursesInOrder(given).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd', 'e'])
})
