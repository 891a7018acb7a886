import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { endLines } from './end-lines.ts'

const head = 'HTTP/1.1\r\nhost: x\r\n'

/** A server that cuts no request by itself. */
async function listening(routes: (app: FastifyInstance) => void): Promise<FastifyInstance> {
  const app = Fastify({ requestTimeout: 0, keepAliveTimeout: 1, return503OnClosing: false })
  routes(app)
  endLines(app, { silent: 20, slow: 60 })
  await app.listen({ port: 0 })
  return app
}

/** What was written on a line has been read by the server. */
async function lineWith(app: FastifyInstance, text: string): Promise<Socket> {
  const accepted = once(app.server, 'connection') as Promise<[Socket]>
  const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  line.on('error', () => {})
  line.write(text)
  const [other] = await accepted
  await expect.poll(() => other.bytesRead).toBe(text.length)
  return line
}

test.each([
  ['nothing at all', ''],
  ['half a head', `GET / ${head}x-half`],
  ['half a body', `POST / ${head}content-type: text/plain\r\ncontent-length: 90\r\n\r\nhalf`],
])('a line with %s does not keep it from ending', async (_, text) => {
  const app = await listening((routes) => void routes.post('/', async () => 'taken'))
  const line = await lineWith(app, text)
  const closed = once(line.resume(), 'close')
  await app.close()
  await closed
})

test('whoever takes an answer too slowly does not either', async () => {
  const endless = () =>
    new Readable({
      read() {
        this.push(Buffer.alloc(65_536))
      },
    })
  const app = await listening((routes) => void routes.get('/', (_request, reply) => reply.send(endless())))
  const line = (await lineWith(app, `GET / ${head}\r\n`)).pause()
  await app.close()
  line.destroy()
})

test('what is being worked out is still answered, however long that takes', async () => {
  let answer = (_words: string) => {}
  const worked = new Promise<string>((resolve) => {
    answer = resolve
  })
  const app = await listening((routes) => void routes.get('/', () => worked))
  const line = await lineWith(app, `GET / ${head}\r\n`)
  const waits = await lineWith(app, '')
  let heard = ''
  line.on('data', (text) => {
    heard += text
  })
  const closed = app.close()
  await once(waits.resume(), 'close')
  // Past the patience with the slow as well.
  await new Promise((resolve) => setTimeout(resolve, 100))
  answer('at last')
  await closed
  expect(heard).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*\r\n\r\nat last$/)
})
