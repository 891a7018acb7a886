import { expect, test } from 'vitest'
import type { ProgressUpdate } from '#calls/lessons.ts'
import { SaveQueue, type Sent, type Unsaved } from './save-queue.ts'
import { shelf } from './shelf-for-tests.ts'

const update = (completedExerciseId: string): ProgressUpdate => ({
  course: 'hindi',
  unit: 'hindi-market',
  chapter: 'hindi-market.fruit',
  lesson: 'hindi-market-mangoes',
  completedExerciseId,
})

function sender(answer: (id: string) => Sent) {
  const sent: string[] = []
  const send = async (entry: Unsaved) => {
    const id = 'update' in entry ? (entry.update.completedExerciseId ?? '') : entry.given.exerciseId
    sent.push(id)
    return answer(id)
  }
  return { sent, send }
}

test('what is stored leaves the queue', async () => {
  const queue = new SaveQueue('s1', shelf())
  queue.add({ id: '1', update: update('e1') })
  const { sent, send } = sender(() => 'stored')
  expect(await queue.sendAll(send)).toBe(true)
  expect(await queue.sendAll(send)).toBe(true)
  expect(sent).toEqual(['e1'])
  expect(queue.unsaved()).toEqual([])
})

test('what fails is kept and sent again in its order, also by a page opened later', async () => {
  const device = shelf()
  const queue = new SaveQueue('s1', device)
  queue.add({ id: '1', update: update('e1') })
  queue.add({ id: '2', update: update('e2') })
  const offline = sender(() => 'failed')
  expect(await queue.sendAll(offline.send)).toBe(false)
  expect(offline.sent).toEqual(['e1'])

  const online = sender(() => 'stored')
  expect(await new SaveQueue('s1', device).sendAll(online.send)).toBe(true)
  expect(online.sent).toEqual(['e1', 'e2'])
})

test('what is refused for good does not hold up the rest', async () => {
  const queue = new SaveQueue('s1', shelf())
  queue.add({ id: '1', update: update('gone') })
  queue.add({ id: '2', update: update('e2') })
  const { sent, send } = sender((id) => (id === 'gone' ? 'refused' : 'stored'))
  expect(await queue.sendAll(send)).toBe(true)
  expect(sent).toEqual(['gone', 'e2'])
  expect(queue.unsaved()).toEqual([])
})

test('what is added while sending stays', async () => {
  const queue = new SaveQueue('s1', shelf())
  queue.add({ id: '1', update: update('e1') })
  await queue.sendAll(async () => {
    queue.add({ id: '2', update: update('e2') })
    return 'stored'
  })
  expect(queue.unsaved().map(({ id }) => id)).toEqual(['2'])
})

test('the same entry is kept once', () => {
  const queue = new SaveQueue('s1', shelf())
  queue.add({ id: '1', update: update('e1') })
  queue.add({ id: '1', update: update('e1') })
  expect(queue.unsaved()).toHaveLength(1)
})

test('students on one device do not see each other’s', () => {
  const device = shelf()
  new SaveQueue('s1', device).add({ id: '1', update: update('e1') })
  expect(new SaveQueue('s2', device).unsaved()).toEqual([])
})

test('a wrong answer waits its turn among what was done', async () => {
  const queue = new SaveQueue('s1', shelf())
  const attempt = { id: '7a0f9c9e-7d0e-4b47-9d53-6d2b6c3f1d11', answer: 'केला', ms: 900, hints: 0 }
  queue.add({ id: attempt.id, given: { exerciseId: 'e1', attempt } })
  queue.add({ id: '2', update: update('e1') })
  const { sent, send } = sender(() => 'stored')
  expect(await queue.sendAll(send)).toBe(true)
  expect(sent).toEqual(['e1', 'e1'])
})

test('a spoilt shelf is an empty one, and a spoilt entry leaves the others', () => {
  const device = shelf()
  device.setItem('unsaved-progress-s1', '{oops')
  expect(new SaveQueue('s1', device).unsaved()).toEqual([])
  const entries = [{ id: '1', update: { lesson: 5 } }, 'oops', { id: '2', update: update('e2') }]
  device.setItem('unsaved-progress-s1', JSON.stringify(entries))
  expect(new SaveQueue('s1', device).unsaved()).toEqual([{ id: '2', update: update('e2') }])
})
