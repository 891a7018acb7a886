import { expect, test } from 'vitest'
import type { ProgressUpdate } from '#calls/lessons.ts'
import { SaveQueue } from './save-queue.ts'
import { shelf } from './shelf-for-tests.ts'

const update = (completedExerciseId: string): ProgressUpdate => ({
  course: 'hindi',
  unit: 'hindi-market',
  chapter: 'hindi-market.fruit',
  lesson: 'hindi-market-mangoes',
  completedExerciseId,
})

test('the same entry is kept once', () => {
  const queue = new SaveQueue('s1', shelf())
  queue.add({ id: '1', update: update('e1') })
  queue.add({ id: '1', update: update('e1') })
  expect(queue.unsaved()).toHaveLength(1)
})

test('what an answer completed stands for the answer alone; what is taken away leaves the others', () => {
  const attempt = { id: '1', answer: 'केला', ms: 900, hints: 0 }
  const queue = new SaveQueue('s1', shelf())
  queue.add({ id: '1', given: { exerciseId: 'e1', attempt } }, { id: '2', update: update('e2') })
  queue.add({ id: '1', update: update('e1') })
  expect(queue.unsaved()).toEqual([
    { id: '2', update: update('e2') },
    { id: '1', update: update('e1') },
  ])
  queue.remove('1', '3')
  expect(queue.unsaved()).toEqual([{ id: '2', update: update('e2') }])
})

test('students on one device do not see each other’s', () => {
  const device = shelf()
  new SaveQueue('s1', device).add({ id: '1', update: update('e1') })
  expect(new SaveQueue('s2', device).unsaved()).toEqual([])
})

test('a spoilt shelf is an empty one, and a spoilt entry leaves the others', () => {
  const device = shelf()
  device.setItem('unsaved-progress-s1', '{oops')
  expect(new SaveQueue('s1', device).unsaved()).toEqual([])
  const entries = [{ id: '1', update: { lesson: 5 } }, 'oops', { id: '2', update: update('e2') }]
  device.setItem('unsaved-progress-s1', JSON.stringify(entries))
  expect(new SaveQueue('s1', device).unsaved()).toEqual([{ id: '2', update: update('e2') }])
})
