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
