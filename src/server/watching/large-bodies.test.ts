import { EventEmitter } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PassThrough, type Transform } from 'node:stream'
import Fastify, { type preParsingHookHandler } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '../refusal.ts'
import { boundBodies } from './large-bodies.ts'

const app = Fastify({ bodyLimit: 300_000, trustProxy: true })
boundBodies(app, 500_000, 320_000)
app.post('/keep', ({ body }) => ({ length: (body as string).length }))
let refused = 0
app.setErrorHandler((error, _request, reply) => {
  refused += 1
  // As the academy itself: the line stays for whoever is still sending.
  reply.removeHeader('connection')
  reply.status(error instanceof Refusal ? error.status : 500).send({ refused: true })
})
const listening = app.listen({ port: 0, host: '127.0.0.1' })
const lines: Socket[] = []
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy()
})

/** Each line from another network, where it is not said whose it is. */
async function open(head: string, body: string, from = `10.0.0.${lines.length}`): Promise<Socket> {
  const { port } = new URL(await listening)
  const line = connect(Number(port), '127.0.0.1')
  lines.push(line)
  const heads = `Host: a\r\nX-Forwarded-For: ${from}\r\nContent-Type: text/plain\r\n${head}`
  line.write(`POST /keep HTTP/1.1\r\n${heads}\r\n\r\n${body}`)
  return line
}

/** Somebody who sends all of it but the last letter, and says no more. */
const begin = (letters: number, from?: string) =>
  open(`Content-Length: ${letters + 1}`, 'a'.repeat(letters), from)

/** What is answered, once the line is closed: then nothing of it is held any more. */
async function send(
  letters: number,
  { head = `Content-Length: ${letters}`, body = 'a'.repeat(letters), from = '' } = {},
) {
  const line = await open(`Connection: close\r\n${head}`, body, from || undefined)
  let heard = ''
  line.on('data', (bytes) => {
    heard += bytes
  })
  // What is refused is not read to its end.
  line.on('error', () => {})
  await new Promise((resolve) => line.once('close', resolve))
  return heard.split(/\r\n/)[0]?.slice(9, 12)
}
const isFull = () => vi.waitFor(async () => expect(await send(100_000)).toBe('503'))
const hasRoom = () => vi.waitFor(async () => expect(await send(100_000)).toBe('200'))

test('of large things that are on their way at once the last are refused, what is small never is', async () => {
  await begin(250_000)
  await hasRoom()
  await begin(240_000)
  await isFull()
  expect(await send(50_000)).toBe('200')
  for (const line of lines.splice(0)) line.destroy()
  await hasRoom()
})

test('one network alone keeps nobody else out', async () => {
  await begin(250_000, '10.0.1.1')
  await vi.waitFor(async () => {
    const [same, other] = await Promise.all(['10.0.1.1', '10.0.1.2'].map((from) => send(100_000, { from })))
    expect([same, other]).toEqual(['503', '200'])
  })
})

test('of whoever hangs up nothing is held, and what they began is ended', async () => {
  refused = 0
  for (let nth = 0; nth < 5; nth += 1) {
    const line = await begin(250_000)
    await new Promise((resolve) => line.write('', resolve))
    line.destroy()
    await vi.waitFor(() => expect(refused).toBeGreaterThan(nth))
  }
  await hasRoom()
})

test('of whoever is told that it is too much nothing is held', async () => {
  for (let nth = 0; nth < 8; nth += 1) {
    const line = await open(
      'Transfer-Encoding: chunked',
      `${(400_000).toString(16)}\r\n${'a'.repeat(400_000)}\r\n`,
    )
    await new Promise((resolve) => line.once('data', resolve))
    line.resetAndDestroy()
  }
  await begin(250_000)
  await hasRoom()
})

test('a line that breaks where nobody reads of it any more breaks nothing else', async () => {
  const hooks: preParsingHookHandler[] = []
  boundBodies({ addHook: (_: string, hook: preParsingHookHandler) => hooks.push(hook) } as never)
  const body = new PassThrough()
  const [request, reply] = [
    { ip: '10.0.0.1', headers: { 'transfer-encoding': 'chunked' } },
    { raw: new EventEmitter() },
  ]
  const counted = await new Promise<Transform>((resolve) => {
    for (const hook of hooks)
      hook.call(app, request as never, reply as never, body as never, (_, read) => resolve(read as never))
  })
  body.destroy(new Error('aborted'))
  await new Promise(setImmediate)
  expect(counted.destroyed).toBe(true)
})

test('what is only announced keeps nobody out', async () => {
  for (let nth = 0; nth < 5; nth += 1) await open('Content-Length: 290000', 'a')
  await hasRoom()
})

test('what does not say how long it is counts by what comes', async () => {
  const chunk = `${(120_000).toString(16)}\r\n${'a'.repeat(120_000)}\r\n`
  await open('Transfer-Encoding: chunked', chunk.repeat(2))
  await open('Transfer-Encoding: chunked', chunk.repeat(2))
  await isFull()
  for (const line of lines.splice(0)) line.destroy()
  await vi.waitFor(async () =>
    expect(await send(0, { head: 'Transfer-Encoding: chunked', body: `${chunk}0\r\n\r\n` })).toBe('200'),
  )
})
