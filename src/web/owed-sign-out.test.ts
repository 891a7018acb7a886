import { beforeEach, expect, test, vi } from 'vitest'
import { refresh } from './fresh-token.ts'
import { json, surroundPage, wire } from './page-for-tests.ts'
import { readKey } from './session-storage.ts'
import { signOut } from './sign-out.ts'

beforeEach(surroundPage)

test('a sign-out that could not be told is told before the cookie opens anything', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('caches', undefined)
  // Nobody answers.
  wire.replies = []
  await signOut()
  expect(wire.sent.map(({ address }) => address)).toEqual(['/api/logout'])
  wire.sent = []
  wire.replies = [
    json(200, { status: 200, data: 'of the cookie' }),
    json(200, { message: 'You are signed out.' }),
  ]
  expect(await refresh(null)).toBe(false)
  expect(wire.sent.map(({ address, authorization }) => [address, authorization])).toEqual([
    ['/api/refreshToken', null],
    ['/api/logout', 'Bearer of the cookie'],
  ])
  expect(readKey('token')).toBe(null)
  // Once told, whoever signs in goes on as ever.
  wire.replies = [json(200, { status: 200, data: 'the next one' })]
  expect(await refresh(null)).toBe(true)
  expect(readKey('token')).toBe('the next one')
})
