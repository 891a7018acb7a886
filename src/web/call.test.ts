import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { me, signIn } from '#calls/accounts.ts'
import { course } from '#calls/courses.ts'
import { startPlacement } from '#calls/placement.ts'
import { publish } from '#calls/studio-publishing.ts'
import { addressOf, call } from './call.ts'
import { longestSending } from './connection.ts'
import { json, surroundPage, wire } from './page-for-tests.ts'

beforeEach(surroundPage)
afterEach(() => void vi.useRealTimers())

test('gives the data of the newer family and the whole body of the older', async () => {
  wire.replies = [
    json(200, { error: false, results: { data: { name: 'First words' } } }),
    json(200, { status: 200, token: 'tok', user: { _id: 'u1' } }),
  ]
  expect(await call(course, { params: { courseId: 'a b' } })).toEqual({ name: 'First words' })
  expect(wire.sent[0]).toEqual({
    address: '/api/courses/a%20b',
    authorization: 'Bearer stale',
    body: undefined,
  })
  expect(await call(signIn, { body: { email: 'a@b.in', password: 'x' } })).toMatchObject({ token: 'tok' })
  expect(wire.sent[1]?.body).toBe('{"email":"a@b.in","password":"x"}')
})

test('fails with what the server says, whether by status or by its error flag', async () => {
  wire.replies = [
    json(422, { status: 422, error: 'Invalid email and password combination.' }),
    json(200, { error: true, message: 'Not today' }),
    json(403, { error: true, message: 'Locked', upgrade: true }),
  ]
  await expect(call(signIn, { body: { email: 'a@b.in', password: 'x' } })).rejects.toMatchObject({
    status: 422,
    message: 'Invalid email and password combination.',
  })
  await expect(call(me)).rejects.toMatchObject({ message: 'Not today', upgrade: false })
  await expect(call(me)).rejects.toMatchObject({ status: 403, upgrade: true })
})

test('a reply without data, or that is no JSON, is told plainly', async () => {
  wire.replies = [json(200, { error: false, results: {} }), new Response('<html>', { status: 502 })]
  await expect(call(me)).rejects.toThrow('Something went wrong, please try again')
  await expect(call(me)).rejects.toThrow('Something went wrong, please try again')
})

test('says so when nobody answers', async () => {
  wire.replies = []
  await expect(call(me)).rejects.toMatchObject({
    status: 0,
    message: 'The academy cannot be reached just now. Your work is kept; please try again in a moment.',
  })
})

test('what a student sends is given up where nobody answers, what the studio sends is not', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  })
  const became = { placement: 'not yet', publishing: 'not yet' }
  const body = { languageId: 'hindi', background: 'new' } as const
  call(startPlacement, { body }).catch(({ status }) => {
    became.placement = `status ${status}`
  })
  call(publish, { body: { languageId: 'hindi' } }).catch(() => {
    became.publishing = 'given up'
  })
  await vi.advanceTimersByTimeAsync(longestSending - 1)
  expect(became.placement).toBe('not yet')
  await vi.advanceTimersByTimeAsync(1)
  expect(became).toEqual({ placement: 'status 0', publishing: 'not yet' })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(became.publishing).toBe('not yet')
})

test('writes an address with its parameters and only the given query', () => {
  expect(addressOf('/x/:id', { params: { id: 'a/b' }, query: { one: 1, none: undefined } })).toBe(
    '/api/x/a%2Fb?one=1',
  )
})
