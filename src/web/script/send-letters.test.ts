import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Me } from '#calls/accounts.ts'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'
import { queries } from '../queries.ts'
import { shelf } from '../saving/shelf-for-tests.ts'
import { meQuery } from '../use-me.ts'
import { sendLetters } from './send-letters.ts'
import { unsavedScript } from './unsaved-script.ts'

vi.mock('../call.ts', () => ({ call: vi.fn() }))
const asked = vi.mocked(call)

const traced = {
  id: '7a0f9c9e-7d0e-4b47-9d53-6d2b6c3f1d11',
  kind: 'traced',
  item: 'ka',
  instead: '',
} as const
const waiting = () => unsavedScript('s1').read()

beforeEach(() => {
  asked.mockReset()
  vi.stubGlobal('localStorage', shelf())
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } })
  unsavedScript('s1').write([traced])
})
afterEach(() => {
  queries.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('letters that were done without a connection go wherever one is, and wait no more', async () => {
  await sendLetters('s1')
  expect(asked.mock.calls.map(([, input]) => input)).toMatchObject([{ body: { events: [traced] } }])
  expect(waiting()).toEqual([])
  await sendLetters('s1')
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what the academy could not take waits on', async () => {
  asked.mockRejectedValue(new CallError(503, 'busy'))
  await sendLetters('s1')
  expect(waiting()).toEqual([traced])
})

test('nothing is sent while an admin looks through the student’s eyes: it would not be saved', async () => {
  queries.setQueryData(meQuery.queryKey, {
    impersonatedBy: { name: 'Admin', email: 'admin@boli.test' },
  } as Me)
  await sendLetters('s1')
  expect(asked).not.toHaveBeenCalled()
  expect(waiting()).toEqual([traced])
})
