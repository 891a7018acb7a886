import { beforeEach, expect, test } from 'vitest'
import { reachTogether } from './together.ts'

let sent: { address: string; body: unknown }[]
let reply: () => Promise<Response>
const reach = (address: string, init: RequestInit) => {
  sent.push({ address, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
  return reply()
}
const asked = (address: string, bearer = 'a') =>
  reachTogether(address, new Headers({ authorization: `Bearer ${bearer}` }), reach)
const replies = (...all: [status: number, body: unknown][]) =>
  Response.json({ error: false, results: { data: all.map(([status, body]) => ({ status, body })) } })

beforeEach(() => {
  sent = []
})

test('calls of one moment go as one, what is asked twice once, and each gets its own reply', async () => {
  reply = async () => replies([200, { is: 'me' }], [403, { error: true }])
  const all = await Promise.all([asked('/api/me'), asked('/api/locked?a=1'), asked('/api/me')])
  expect(sent).toEqual([{ address: '/api/together', body: { calls: ['/me', '/locked?a=1'] } }])
  expect(all.map(({ status }) => status)).toEqual([200, 403, 200])
  expect(await Promise.all(all.map((one) => one.json()))).toEqual([
    { is: 'me' },
    { error: true },
    { is: 'me' },
  ])
})

test('one alone goes as itself, and so does one that comes later', async () => {
  reply = async () => Response.json({ is: 'me' })
  expect(await (await asked('/api/me')).json()).toEqual({ is: 'me' })
  await asked('/api/courses/1')
  expect(sent.map(({ address }) => address)).toEqual(['/api/me', '/api/courses/1'])
})

test('what is refused whole, or never arrives, is so for each', async () => {
  reply = async () => Response.json({ error: true, message: 'ended' }, { status: 401 })
  const refused = await Promise.all([asked('/api/me'), asked('/api/goals')])
  expect(await Promise.all(refused.map(async (one) => [one.status, (await one.json()).message]))).toEqual([
    [401, 'ended'],
    [401, 'ended'],
  ])
  reply = () => Promise.reject(new TypeError('Failed to fetch'))
  const lost = await Promise.allSettled([asked('/api/me'), asked('/api/goals')])
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('two people never share a way, and no way holds more than the server takes', async () => {
  reply = async () => replies(...Array.from({ length: 24 }, () => [200, null] as [number, unknown]))
  await Promise.all([asked('/api/me', 'a'), asked('/api/goals', 'a'), asked('/api/me', 'b')])
  expect(sent.map(({ address }) => address)).toEqual(['/api/together', '/api/me'])
  sent = []
  await Promise.all(Array.from({ length: 30 }, (_, at) => asked(`/api/courses/${at}`)))
  expect(sent.map(({ body }) => (body as { calls: string[] }).calls.length)).toEqual([24, 6])
})
