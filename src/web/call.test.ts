import { beforeEach, expect, test, vi } from 'vitest'
import { me, signIn } from '#calls/accounts.ts'
import { course, languageCourses } from '#calls/courses.ts'
import { endImpersonation } from '#calls/impersonation.ts'
import { addressOf, call } from './call.ts'
import { refresh } from './fresh-token.ts'
import { readKey } from './session-storage.ts'
import { signOut } from './sign-out.ts'

let replies: Response[]
let sent: { address: string; authorization: string | null; body: unknown }[]

beforeEach(() => {
  const kept = new Map([['token', 'stale']])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } })
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: oneByOne() },
  })
  sent = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    sent.push({ address, authorization: headers.get('authorization'), body: init.body })
    const reply = replies.shift()
    if (!reply) throw new TypeError('Failed to fetch')
    return reply
  })
})

const json = (status: number, body: unknown) => Response.json(body, { status })

/** As the browser gives a lock: to one after the other. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return (_: string, _options: LockOptions, work: () => unknown) => {
    last = last.catch(() => {}).then(work)
    return last
  }
}

test('gives the data of the newer family and the whole body of the older', async () => {
  replies = [
    json(200, { error: false, results: { data: { name: 'First words' } } }),
    json(200, { status: 200, token: 'tok', user: { _id: 'u1' } }),
  ]
  expect(await call(course, { params: { courseId: 'a b' } })).toEqual({ name: 'First words' })
  expect(sent[0]).toEqual({ address: '/api/courses/a%20b', authorization: 'Bearer stale', body: undefined })
  expect(await call(signIn, { body: { email: 'a@b.in', password: 'x' } })).toMatchObject({ token: 'tok' })
  expect(sent[1]?.body).toBe('{"email":"a@b.in","password":"x"}')
})

test('fails with what the server says, whether by status or by its error flag', async () => {
  replies = [
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
  replies = [json(200, { error: false, results: {} }), new Response('<html>', { status: 502 })]
  await expect(call(me)).rejects.toThrow('Something went wrong, please try again')
  await expect(call(me)).rejects.toThrow('Something went wrong, please try again')
})

test('a sign-out that could not be told is told before the cookie opens anything', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('caches', undefined)
  // Nobody answers.
  replies = []
  await signOut()
  expect(sent.map(({ address }) => address)).toEqual(['/api/logout'])
  sent = []
  replies = [json(200, { status: 200, data: 'of the cookie' }), json(200, { message: 'You are signed out.' })]
  expect(await refresh(null)).toBe(false)
  expect(sent.map(({ address, authorization }) => [address, authorization])).toEqual([
    ['/api/refreshToken', null],
    ['/api/logout', 'Bearer of the cookie'],
  ])
  expect(readKey('token')).toBe(null)
  // Once told, whoever signs in goes on as ever.
  replies = [json(200, { status: 200, data: 'the next one' })]
  expect(await refresh(null)).toBe(true)
  expect(readKey('token')).toBe('the next one')
})

test('a stale token is refreshed once, then the call is made again', async () => {
  replies = [
    json(401, { error: true, message: 'ended' }),
    json(200, { status: 200, data: 'fresh' }),
    json(200, { error: false, results: { data: { _id: 'u1' } } }),
  ]
  expect(await call(me)).toEqual({ _id: 'u1' })
  expect(sent.map(({ address, authorization }) => `${address} ${authorization}`)).toEqual([
    '/api/me Bearer stale',
    '/api/refreshToken null',
    '/api/me Bearer fresh',
  ])
})

test('two calls that are refused at once ask for one new token', async () => {
  const ended = () => json(401, { error: true, message: 'ended' })
  const fine = () => json(200, { error: false, results: { data: { _id: 'u1' } } })
  const both = { error: false, results: { data: [{ status: 200, body: await fine().json() }] } }
  both.results.data.push(...both.results.data)
  replies = [ended(), json(200, { status: 200, data: 'fresh' }), json(200, both)]
  expect(await Promise.all([call(me), call(course, { params: { courseId: 'c' } })])).toEqual([
    { _id: 'u1' },
    { _id: 'u1' },
  ])
  expect(sent.map(({ address, authorization }) => `${address} ${authorization}`)).toEqual([
    '/api/together Bearer stale',
    '/api/refreshToken null',
    '/api/together Bearer fresh',
  ])
})

test('nobody asks for a token with a cookie that is about to be another', async () => {
  const inOrder: string[] = []
  let answerIt = (_: Response) => {}
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    inOrder.push(address)
    if (address === '/api/endImpersonation') return new Promise<Response>((answer) => (answerIt = answer))
    if (address === '/api/refreshToken') return json(200, { status: 200, data: 'of the admin' })
    const isStale = new Headers(init.headers).get('authorization') === 'Bearer stale'
    return isStale ? json(401, {}) : json(200, { error: false, results: { data: { firstName: 'Asha' } } })
  })
  const ended = call(endImpersonation)
  const read = call(me)
  await vi.waitFor(() => expect(inOrder).toEqual(['/api/endImpersonation', '/api/me']))
  await new Promise((later) => setTimeout(later, 20))
  expect(inOrder).toEqual(['/api/endImpersonation', '/api/me'])
  answerIt(json(200, { error: false, results: { data: { token: 'of the admin', user: { _id: 'a1' } } } }))
  expect(await ended).toMatchObject({ token: 'of the admin' })
  expect(await read).toEqual({ firstName: 'Asha' })
  expect(inOrder).toEqual(['/api/endImpersonation', '/api/me', '/api/refreshToken', '/api/me'])
})

test('a refused refresh ends the session', async () => {
  replies = [json(401, { error: true, message: 'Session ended' }), json(401, { status: 401, error: 'no' })]
  await expect(call(me)).rejects.toMatchObject({ status: 401 })
  expect(sessionStorage.getItem('token')).toBeNull()
})

test('what a visitor may read is read without a session that has ended', async () => {
  const ended = () => json(401, { error: true, message: 'ended' })
  const read = () => json(200, { error: false, results: { data: [{ id: 'hindi' }] } })
  replies = [ended(), ended(), read(), ended()]
  const [languages, myself] = await Promise.allSettled([call(languageCourses), call(me)])
  expect(languages).toMatchObject({ value: [{ id: 'hindi' }] })
  expect(myself).toMatchObject({ reason: { status: 401 } })
  expect(sent.map(({ address, authorization }) => `${address} ${authorization}`)).toEqual([
    '/api/together Bearer stale',
    '/api/refreshToken null',
    '/api/languageCourses null',
  ])
})

test('says so when nobody answers', async () => {
  replies = []
  await expect(call(me)).rejects.toMatchObject({
    status: 0,
    message: 'The academy cannot be reached just now. Please try again in a moment.',
  })
})

test('writes an address with its parameters and only the given query', () => {
  expect(addressOf('/x/:id', { params: { id: 'a/b' }, query: { one: 1, none: undefined } })).toBe(
    '/api/x/a%2Fb?one=1',
  )
})

test('a token that the page asked for before its scripts came is taken, once', async () => {
  sessionStorage.removeItem('token')
  vi.stubGlobal('tokenReply', Promise.resolve(json(200, { status: 200, data: 'sooner' })))
  const fine = () => json(200, { error: false, results: { data: { _id: 'u1' } } })
  replies = [
    fine(),
    json(401, { error: true, message: 'ended' }),
    json(200, { status: 200, data: 'fresh' }),
    fine(),
  ]
  await call(me)
  await call(me)
  expect(sent.map(({ address, authorization }) => `${address} ${authorization}`)).toEqual([
    '/api/me Bearer sooner',
    '/api/me Bearer sooner',
    '/api/refreshToken null',
    '/api/me Bearer fresh',
  ])
})

test('where the page could not be answered, the call asks itself', async () => {
  sessionStorage.removeItem('token')
  vi.stubGlobal('tokenReply', Promise.resolve(undefined))
  replies = [
    json(200, { status: 200, data: 'own' }),
    json(200, { error: false, results: { data: { _id: 'u1' } } }),
  ]
  expect(await call(me)).toEqual({ _id: 'u1' })
  expect(sent.map(({ address }) => address)).toEqual(['/api/refreshToken', '/api/me'])
})
