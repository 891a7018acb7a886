import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postgres } from '#server/database/postgres-client.ts'
import { startPostgres, type TestCluster } from './postgres-for-tests.ts'
import { type RunningServer, runServer } from './running-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'boli-two-processes-'))
const ports = [3260, 3261] as const
let cluster: TestCluster
let one: RunningServer
let other: RunningServer

beforeAll(async () => {
  const started = await startPostgres()
  if (!started) throw new Error('No PostgreSQL here. Install one (Debian: apt-get install postgresql).')
  cluster = started
  const start = (port: number) => runServer({ port, dataDir, databaseUrl: cluster.url })
  // Both find the database empty, and both want to make it.
  const both = await Promise.all([start(ports[0]), start(ports[1])])
  ;[one, other] = both
}, 120_000)
afterAll(async () => {
  await other.stop()
  cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function signIn(at: RunningServer, email: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ email, password: 'namaste-boli', remember: false })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${at.url}/api/signIn`, { method: 'POST', headers, body })
  const { token } = await reply.json()
  return { ...headers, authorization: `Bearer ${token}` }
}

test('whoever signs in at one process is known at the other, and so is what they are told', async () => {
  const [asha, admin] = [await signIn(one, 'student@boli.test'), await signIn(other, 'admin@boli.test')]
  const me = await fetch(`${other.url}/api/me`, { headers: asha })
  expect((await me.json()).results.data.email).toBe('student@boli.test')
  const ends = new AbortController()
  const stream = await fetch(`${one.url}/api/notificationStream`, { headers: asha, signal: ends.signal })
  const news = { category: 'officialNews', title: 'From the other process', message: 'Heard?' }
  const told = await fetch(`${other.url}/api/admin/notifications`, {
    method: 'POST',
    headers: admin,
    body: JSON.stringify({ ...news, audience: { kind: 'everybody' } }),
  })
  expect(told.status).toBe(200)
  let heard = ''
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += chunk
    if (heard.includes(news.title)) break
  }
  expect(heard).toContain(news.title)
  ends.abort()
}, 60_000)

test('one of two is killed under load: all that was acknowledged is there, and the other goes on', async () => {
  const headers = await signIn(other, 'student@boli.test')
  const acknowledged: string[] = []
  let lost = 0
  const answer = async (at: RunningServer) => {
    const id = randomUUID()
    const body = JSON.stringify({
      exerciseId: 'hindi-conversations-hello.e2',
      attempt: { id, answer: 'कुछ नहीं', ms: 900, hints: 0 },
    })
    const reply = await fetch(`${at.url}/api/attempts`, { method: 'POST', headers, body }).catch(() => null)
    if (reply?.status === 200) acknowledged.push(id)
    else lost += 1
  }
  const writing = Array.from({ length: 8 }, async (_, writer) => {
    for (let at = 0; at < 25; at += 1) await answer(writer % 2 === 0 ? one : other)
  })
  while (acknowledged.length < 40) await new Promise((resolve) => setTimeout(resolve, 5))
  await one.kill()
  await Promise.all(writing)
  expect(lost).toBeGreaterThan(0)
  expect(acknowledged.length + lost).toBe(200)
  expect(acknowledged.length).toBeGreaterThanOrEqual(100)
  const sql = postgres(cluster.url, { max: 1 })
  const kept = await sql<{ id: string }[]>`select id from attempts where id = any(${acknowledged})`
  await sql.end()
  expect(kept.length).toBe(acknowledged.length)
}, 60_000)
