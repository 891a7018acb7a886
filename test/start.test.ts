import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const place = mkdtempSync(join(tmpdir(), 'boli-start-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

function startMain(settings: Record<string, string>) {
  const main = join(import.meta.dirname, '../src/server/main.ts')
  const { TEST_DATABASE_URL: _, ...environment } = process.env
  const env = { ...environment, DATA_DIR: place, LOG_LEVEL: 'warn', ...settings }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', error: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.error += text
  })
  return { child, said }
}

async function untilReady(child: ChildProcess): Promise<void> {
  for await (const text of child.stdout ?? []) if (String(text).includes('Boli is ready at')) return
}

async function freePort(): Promise<string> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' && address ? address.port : 0)
}

test('it says when it is ready, answers, and ends with 0 on SIGTERM', async () => {
  const PORT = await freePort()
  const { child, said } = startMain({ PORT })
  await untilReady(child)
  expect((await fetch(`http://127.0.0.1:${PORT}/api/ready`)).status).toBe(200)
  expect(said.out).toContain('student@boli.test')
  expect(said.out).toMatch(new RegExp(`^Boli is ready at http://localhost:${PORT}$`, 'm'))
  const body = JSON.stringify({ email: 'student@boli.test', password: 'namaste-boli' })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`http://127.0.0.1:${PORT}/api/signIn`, { method: 'POST', headers, body })
  expect(reply.status).toBe(200)
  const second = startMain({ PORT })
  expect(await once(second.child, 'exit')).toEqual([1, null])
  expect(second.said.error).toBe(
    `Boli cannot start. DATA_DIR is in use: another Boli already works on ${place}. Stop it first, or choose another DATA_DIR.\n`,
  )
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a malformed setting stops the start with one line that names it', async () => {
  const { child, said } = startMain({ PORT: 'many' })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(said.error).toBe('Boli cannot start. Setting PORT is not a number. See docs/operations.md.\n')
})
