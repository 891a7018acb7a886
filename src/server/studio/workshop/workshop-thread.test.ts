import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openThread } from './workshop-thread.ts'

const here = join(import.meta.dirname, '../../../..')
const folders = { curriculum: here, pictures: join(here, 'public'), drawn: here, videos: here }
const question = { ask: { kind: 'pictures', search: 'nothing is called so' }, news: [] }

test('who asked before the end is answered', async () => {
  const thread = openThread(folders, () => undefined)
  const asked = [thread.post(question), thread.post(question)]
  await thread.close()
  expect(await Promise.all(asked)).toEqual([[], []])
})

test('who cannot be answered before the end shall ask again', async () => {
  const thread = openThread(folders, () => undefined)
  const refusal = {
    status: 503,
    message: 'The academy is being started anew. Please try again in a moment.',
    retryAfter: 5,
  }
  // A thread is not begun that soon.
  const asked = expect(thread.post(question)).rejects.toMatchObject(refusal)
  thread.endWithin(0)
  await asked
  await expect(thread.post(question)).rejects.toMatchObject(refusal)
  await thread.close()
})
