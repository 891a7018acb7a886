import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answered, type Person, person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

const token = 'a-long-token-for-figures'
let server: TestServer
let asha: Person

beforeAll(async () => {
  server = await startServer({ env: { MAX_QUERIES: '20' } })
  asha = await person(server)
})
afterAll(() => server.close())

const ask = (path: string, more: RequestInit = {}, at = server) => answered(fetch(`${at.url}${path}`, more))

/** Keeps the database to itself until it is let go. */
async function holdDatabase({ sql }: TestServer): Promise<() => Promise<void>> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const holding = sql.begin(async (tx) => {
    await tx`lock table students, auth_sessions, session_bearers in access exclusive mode`
    begin()
    await held
  })
  await begun
  return async () => {
    letGo()
    await holding
  }
}

test('it is alive, and ready as long as its database has what this version needs', async () => {
  expect(await ask('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await ask('/api/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
  const [last] =
    await server.sql`delete from migrations where name = (select max(name) from migrations) returning *`
  const behind = await ask('/api/ready')
  await server.sql`insert into migrations ${server.sql(last as Record<string, string>)}`
  expect(behind).toMatchObject({ status: 503, body: { status: 'not ready' } })
  expect(behind.headers.get('retry-after')).toBe('5')
  expect((await ask('/api/ready')).status).toBe(200)
})

test('its figures tell of requests by pattern, of the database, the process and what waits', async () => {
  await asha.get('/me')
  await ask('/api/lessons/a-secret-id')
  await ask('/api/no/such/thing')
  await server.sql`insert into mails (id, recipient, subject, text_body, html_body, due_at)
    values ('m', 'x@boli.test', 's', 't', 'h', now() + interval '1 day')`
  const { status, headers, text } = await ask('/metrics')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(text).toContain('# TYPE boli_requests_total counter\n')
  expect(text).toMatch(/^boli_requests_total\{method="GET",route="\/api\/me",status="200"\} 1$/m)
  expect(text).toMatch(
    /^boli_requests_total\{method="GET",route="\/api\/lessons\/:lessonId",status="401"\} 1$/m,
  )
  expect(text).toMatch(/^boli_requests_total\{method="GET",route="unknown",status="404"\} 1$/m)
  expect(text).toMatch(/^boli_request_seconds_bucket\{method="GET",route="\/api\/me",le="\+Inf"\} 1$/m)
  expect(text).toMatch(/^boli_database_query_seconds_count [1-9]\d*$/m)
  expect(text).toMatch(/^boli_database_connections_most \d+$/m)
  expect(text).toMatch(/^boli_mails_waiting 1$/m)
  for (const name of ['boli_streams', 'boli_event_loop_delay_seconds_p99', 'process_resident_memory_bytes'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'))
  expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m)
  expect(text).not.toContain('a-secret-id')
})

test('a histogram counts up to each bound, and its buckets only grow', async () => {
  const { text } = await ask('/metrics')
  const counts = [...text.matchAll(/boli_database_query_seconds_bucket\{le="[^"]+"\} (\d+)/g)].map(([, n]) =>
    Number(n),
  )
  expect(counts.length).toBe(8)
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
})

test('a proxy that TRUST_PROXY does not tell of is said once', async () => {
  const warn = vi.spyOn(server.app.log, 'warn')
  const through = { headers: { 'x-forwarded-for': '203.0.113.9' } }
  await ask('/api/health')
  expect(warn).not.toHaveBeenCalled()
  await ask('/api/health', through)
  await ask('/api/health', through)
  expect(warn.mock.calls).toEqual([
    ['A proxy is before this server and TRUST_PROXY is off: all its visitors count as one'],
  ])
  warn.mockRestore()
})

test('nobody sees the figures through a proxy; with a token, whoever has it does', async () => {
  expect((await ask('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
  const guarded = await startServer({ env: { METRICS_TOKEN: token } })
  const withHeader = async (authorization: string) =>
    (await ask('/metrics', { headers: { authorization } }, guarded)).status
  expect(await withHeader(`Bearer ${token}`)).toBe(200)
  expect(await withHeader(`Bearer ${token}x`)).toBe(404)
  expect((await ask('/metrics', {}, guarded)).status).toBe(404)
  await guarded.close()
  const proxied = await startServer({ env: { TRUST_PROXY: '1' } })
  expect((await ask('/metrics', {}, proxied)).status).toBe(404)
  await proxied.close()
}, 120_000)

test('when too much waits for the database the rest is told so at once, each in its own form', async () => {
  const letGo = await holdDatabase(server)
  const waiting: Promise<number>[] = []
  const refused: number[] = []
  while (refused.length < 3) {
    const asked = asha.get('/me').then(({ status }) => status)
    waiting.push(asked)
    void asked.then((status) => status === 503 && refused.push(status))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const busy = 'We are busy right now, please try again in a moment.'
  const newer = await asha.get('/me')
  const older = await asha.get('/selectuserdata')
  const health = await ask('/api/health')
  const figures = await ask('/metrics')
  await letGo()
  expect(newer.status).toBe(503)
  expect(newer.headers.get('retry-after')).toBe('5')
  expect(newer.body).toEqual({ error: true, message: busy })
  expect(older.body).toEqual({ status: 503, error: busy })
  expect(health.status).toBe(200)
  expect(figures.status).toBe(200)
  const statuses = await Promise.all(waiting)
  // Those that came in time were answered, and now there is room again.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect((await asha.get('/me')).status).toBe(200)
})

test('a flood is answered or told to come back, and nothing else becomes of it', async () => {
  const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await asha.get('/me')).status))
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect((await asha.get('/me')).status).toBe(200)
})
