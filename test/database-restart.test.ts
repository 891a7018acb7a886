import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestCluster } from './postgres-for-tests.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'boli-restart-'))
let cluster: TestCluster

beforeAll(async () => {
  const started = await startPostgres()
  if (!started) throw new Error('No PostgreSQL here. Install one (Debian: apt-get install postgresql).')
  cluster = started
}, 60_000)
afterAll(() => {
  cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Transactions side by side without end; each failure is caught, as every call catches its own. */
const busy = `
  import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../src/server/database/open-database.ts'))}
  const { sql } = await openDatabase(${JSON.stringify({ dataDir })})
  const once = () => sql.begin(async (tx) => { await tx\`select 1\`; await tx\`select 2\` })
  const go = async () => { for (;;) await once().then(() => console.log('done'), () => console.log('failed')) }
  for (let at = 0; at < 16; at += 1) go()`

test('a database that goes away during transactions fails them, and the process finds it again', async () => {
  const code = busy.replace('{"dataDir"', `{"DATABASE_URL":${JSON.stringify(cluster.url)},"dataDir"`)
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let problem = ''
  child.stdout.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-200_000)
  })
  child.stderr.on('data', (chunk) => {
    problem += chunk
  })
  const hears = (word: string) =>
    expect.poll(() => said.includes(word) || problem, { timeout: 60_000 }).toBe(true)
  await hears('done')
  for (const how of ['fast', 'immediate', 'fast'] as const) {
    cluster.halt(how)
    await hears('failed')
    cluster.resume()
    said = ''
    await hears('done')
  }
  expect(problem).toBe('')
  expect(child.exitCode).toBe(null)
  child.kill('SIGKILL')
}, 120_000)
