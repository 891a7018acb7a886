import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { startPostgres } from './postgres-for-tests.ts'

interface Line {
  level: number
  msg: string
  /** Jobs have their own line a minute. */
  job?: string
}

const warning = 40

test('a database that is away is told of once, and once more when it is back', {
  timeout: 120_000,
}, async () => {
  const lines: Line[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    lines.push(JSON.parse(String(chunk)))
    return true
  })
  const cluster = await startPostgres()
  if (!cluster) throw new Error('No PostgreSQL here. Install one (Debian: apt-get install postgresql).')
  const dataDir = mkdtempSync(join(tmpdir(), 'boli-outage-'))
  const config = readConfig({
    DATABASE_URL: cluster.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SLOW_QUERY_MS: '600000',
  })
  const database = await openDatabase(config)
  const app = await buildApp({ sql: database.sql, config, now: () => new Date() })
  try {
    const me = () => app.inject({ url: '/api/me', headers: { authorization: 'Bearer x' } })
    const told = (msg: string) =>
      vi.waitFor(() => expect(lines.map((line) => line.msg)).toContain(msg), 60_000)
    expect((await me()).statusCode).toBe(401)
    cluster.halt('immediate')
    const refused = await Promise.all(Array.from({ length: 30 }, me))
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(503))
    await told('the database is away')
    cluster.resume()
    await told('the database answers again')
  } finally {
    await app.close()
    await database.close()
    cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
    spy.mockRestore()
  }
  const ofRequests = lines.filter(({ job }) => job === undefined)
  expect(ofRequests.map(({ level, msg }) => ({ level, msg }))).toEqual([
    { level: warning, msg: 'the database is away' },
    { level: warning, msg: 'the database answers again' },
  ])
})
