import { beforeEach, expect, test, vi } from 'vitest'
import {
  changeOwnPassword,
  forgetMe,
  logoutEverywhere,
  me,
  newLogin,
  signIn,
  updateUserPassword,
} from '#calls/accounts.ts'
import { course, languageCourses } from '#calls/courses.ts'
import { endImpersonation } from '#calls/impersonation.ts'
import { deleteAccount } from '#calls/profile.ts'
import { newSignUp, register } from '#calls/sign-up.ts'
import { confirmTwoSteps, signInByCode } from '#calls/two-steps.ts'
import { call } from './call.ts'
import { aloneWithCookie, refresh } from './fresh-token.ts'
import { json, surroundPage, wire } from './page-for-tests.ts'
import { readKey } from './session-storage.ts'

beforeEach(surroundPage)

test('a stale token is refreshed once, then the call is made again', async () => {
  wire.replies = [
    json(401, { error: true, message: 'ended' }),
    json(200, { status: 200, data: 'fresh' }),
    json(200, { error: false, results: { data: { _id: 'u1' } } }),
  ]
  expect(await call(me)).toEqual({ _id: 'u1' })
  expect(wire.sent.map(({ address, authorization }) => `${address} ${authorization}`)).toEqual([
    '/api/me Bearer stale',
    '/api/refreshToken null',
    '/api/me Bearer fresh',
  ])
})

test('a reply that broke off, or a server that is busy, signs nobody out', async () => {
  wire.replies = [new Response('{"status":200,"da', { status: 200 })]
  await expect(refresh('stale')).rejects.toMatchObject({ status: 0 })
  wire.replies = [json(429, { message: 'Too many tries, please wait a little.' })]
  expect(await refresh('stale')).toBe(false)
  expect(readKey('token')).toBe('stale')
  wire.replies = [json(401, { message: 'Please sign in first.' })]
  expect(await refresh('stale')).toBe(false)
  expect(readKey('token')).toBe(null)
})

test('two calls that are refused at once ask for one new token', async () => {
  const ended = () => json(401, { error: true, message: 'ended' })
  const fine = () => json(200, { error: false, results: { data: { _id: 'u1' } } })
  const both = { error: false, results: { data: [{ status: 200, body: await fine().json() }] } }
  both.results.data.push(...both.results.data)
  wire.replies = [ended(), json(200, { status: 200, data: 'fresh' }), json(200, both)]
  expect(await Promise.all([call(me), call(course, { params: { courseId: 'c' } })])).toEqual([
    { _id: 'u1' },
    { _id: 'u1' },
  ])
  expect(wire.sent.map(({ address, authorization }) => `${address} ${authorization}`)).toEqual([
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

const asha = { email: 'asha@boli.test', password: 'sindoor aur genda' }
const firstForm = { ...asha, name: 'Asha', surname: 'Devi', dob: '01-02-1990', country_id: 'IN' }
const newPassword = { newPassword: 'haldi aur mirch', confirmPassword: 'haldi aur mirch' }
const newOlder = {
  old_password: asha.password,
  new_password: 'haldi aur mirch',
  c_password: 'haldi aur mirch',
}

test.each([
  ['signIn', () => call(signIn, { body: asha })],
  ['newLogin', () => call(newLogin, { body: asha })],
  ['signInByCode', () => call(signInByCode, { body: { secondStep: 'half', code: '123456' } })],
  ['newSignUp', () => call(newSignUp, { body: { ...asha, name: 'Asha' } })],
  ['register', () => call(register, { body: { ...firstForm, profile_pic: 'data:', type: 'png' } })],
  ['forgetMe', () => call(forgetMe)],
  ['logoutEverywhere', () => call(logoutEverywhere, { body: { password: asha.password } })],
  ['changeOwnPassword', () => call(changeOwnPassword, { body: newOlder })],
  ['updateUserPassword', () => call(updateUserPassword, { body: newPassword })],
  ['confirmTwoSteps', () => call(confirmTwoSteps, { body: { code: '123456' } })],
  ['deleteAccount', () => call(deleteAccount, { body: { password: asha.password } })],
])('what another tab is told of the cookie before comes before that of %s', async (_, give) => {
  wire.replies = [json(200, { error: false, results: { data: { token: 'new' } }, token: 'new' })]
  let answerTheOther = () => {}
  const other = aloneWithCookie(() => new Promise<void>((answered) => (answerTheOther = answered)))
  const given = give()
  await new Promise((later) => setTimeout(later, 20))
  expect(wire.sent).toEqual([])
  answerTheOther()
  await Promise.all([other, given])
  expect(wire.sent.length).toBe(1)
})

test('a refused refresh ends the session', async () => {
  wire.replies = [
    json(401, { error: true, message: 'Session ended' }),
    json(401, { status: 401, error: 'no' }),
  ]
  await expect(call(me)).rejects.toMatchObject({ status: 401 })
  expect(sessionStorage.getItem('token')).toBeNull()
})

test('what a visitor may read is read without a session that has ended', async () => {
  const ended = () => json(401, { error: true, message: 'ended' })
  const read = () => json(200, { error: false, results: { data: [{ id: 'hindi' }] } })
  wire.replies = [ended(), ended(), read(), ended()]
  const [languages, myself] = await Promise.allSettled([call(languageCourses), call(me)])
  expect(languages).toMatchObject({ value: [{ id: 'hindi' }] })
  expect(myself).toMatchObject({ reason: { status: 401 } })
  expect(wire.sent.map(({ address, authorization }) => `${address} ${authorization}`)).toEqual([
    '/api/together Bearer stale',
    '/api/refreshToken null',
    '/api/languageCourses null',
  ])
})

test('a token that the page asked for before its scripts came is taken, once', async () => {
  sessionStorage.removeItem('token')
  vi.stubGlobal('tokenReply', Promise.resolve(json(200, { status: 200, data: 'sooner' })))
  const fine = () => json(200, { error: false, results: { data: { _id: 'u1' } } })
  wire.replies = [
    fine(),
    json(401, { error: true, message: 'ended' }),
    json(200, { status: 200, data: 'fresh' }),
    fine(),
  ]
  await call(me)
  await call(me)
  expect(wire.sent.map(({ address, authorization }) => `${address} ${authorization}`)).toEqual([
    '/api/me Bearer sooner',
    '/api/me Bearer sooner',
    '/api/refreshToken null',
    '/api/me Bearer fresh',
  ])
})

test('where the page could not be answered, the call asks itself', async () => {
  sessionStorage.removeItem('token')
  vi.stubGlobal('tokenReply', Promise.resolve(undefined))
  wire.replies = [
    json(200, { status: 200, data: 'own' }),
    json(200, { error: false, results: { data: { _id: 'u1' } } }),
  ]
  expect(await call(me)).toEqual({ _id: 'u1' })
  expect(wire.sent.map(({ address }) => address)).toEqual(['/api/refreshToken', '/api/me'])
})
