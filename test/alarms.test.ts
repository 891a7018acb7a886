import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepOnce } from '#server/sweeps.ts'
import { tellOfTrouble } from '#server/watching/alarms.ts'
import { isTight } from '#server/watching/disk-room.ts'
import { openJobs } from '#server/watching/jobs.ts'
import { type Person, person } from './learner-for-tests.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

let server: TestServer
let admin: Person
let now = new Date('2026-03-01T03:00:00Z')
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const breaks = () => Promise.reject(new Error('the printer is on fire'))

beforeAll(async () => {
  server = await startServer({ now: () => now })
  admin = await person(server, { role: 'ADMIN', enrol: false })
  await person(server, { role: 'SUPPORT', enrol: false })
})
afterAll(() => server.close())

const alarms = () =>
  server.sql<{ recipient: string; subject: string; text: string }[]>`
    select recipient, subject, text_body as text from mails where subject = 'Not working: Printing' order by id`

test('the admins hear by mail of a job that fails for a quarter of an hour, once a day', async () => {
  const { app } = server
  const fail = () => app.jobs.run('Printing', breaks)
  const tell = () => tellOfTrouble(app, new Set())
  await fail()
  later(16)
  expect(await tell()).toEqual([])
  await fail()
  expect(await tell()).toEqual(['alarm/Printing/2026-03-01'])
  await tell()
  const [mail, ...more] = await alarms()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: `${admin.id}@boli.test`, subject: 'Not working: Printing' })
  expect(mail?.text).toContain(
    '“Printing” has not worked since 2026-03-01, 03:00 UTC. The last it said: the printer is on fire',
  )
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toContain('boli_job_failing_seconds{job="Printing"} 960\n')
  expect(metrics).toMatch(/^boli_disk_free_bytes \d+$/m)

  later(24 * 60)
  await tell()
  expect(await alarms()).toHaveLength(2)
  await app.jobs.run('Printing', async () => {})
  later(24 * 60)
  expect(await tell()).toEqual([])
  expect(await alarms()).toHaveLength(2)
})

test('a file store that has no such bucket is told of before anybody sends a file', async () => {
  const store = createServer((_, reply) => reply.writeHead(404).end())
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const { port } = store.address() as { port: number }
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  const env = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'academy', ...keys }
  const far = await startServer({ env })
  const problems = () => far.app.jobs.failing().map(({ name, problem }) => [name, problem])
  await expect
    .poll(problems, { timeout: 15_000 })
    .toContainEqual(['The file store', 'The file store has no bucket academy.'])
  await far.close()
  store.close()
}, 60_000)

test('a job that fails each second is a line a minute, and one when it works again', async () => {
  const lines: unknown[] = []
  const line = (about: object, words: string) => lines.push([words, 'rounds' in about && about.rounds])
  const jobs = openJobs({ log: { error: line, info: line }, now: () => now })
  for (let second = 0; second < 120; second++) {
    await jobs.run('Printing', breaks)
    later(1 / 60)
  }
  expect(await jobs.run('Printing', async () => 'paper')).toBe('paper')
  await jobs.run('Printing', async () => 'paper')
  expect(lines).toEqual([
    ['Printing failed', 1],
    ['Printing failed', 61],
    ['Printing works again', 120],
  ])
})

test('what cannot be swept leaves the rest to be swept, mails that failed a month ago among it', async () => {
  const { sql } = server
  const failedAt = (id: string, days: number) => sql`
    insert into mails (id, recipient, subject, text_body, html_body, failed_at)
    values (${id}, 'x@boli.test', '', '', '', now() - ${days} * interval '1 day')`
  await failedAt('old', 31)
  await failedAt('new', 29)
  await sql`alter table link_requests rename to link_requests_away`
  await sweepOnce(server.app)
  expect(await sql`select id from mails where id in ('old', 'new')`).toEqual([{ id: 'new' }])
  expect(server.app.jobs.failing().map(({ name }) => name)).toContain('Sweeping links')
  await sql`alter table link_requests_away rename to link_requests`
})

test.each([
  ['a small disk', { free: 0.9, whole: 10 }, true],
  ['a small disk', { free: 1.1, whole: 10 }, false],
  ['a large disk', { free: 4.9, whole: 2000 }, true],
  ['a large disk', { free: 5.1, whole: 2000 }, false],
])('%s of %o GB is tight: %s', (_, { free, whole }, isIt) => {
  expect(isTight({ free: free * 1024 ** 3, whole: whole * 1024 ** 3 })).toBe(isIt)
})
