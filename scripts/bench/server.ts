import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../test/postgres-for-tests.ts'
import { runServer } from '../../test/running-server.ts'

export type BenchServer = { url: string; stop(): Promise<void> }

/** A server of its own for a benchmark, on a fresh database. */
export async function startForBench(database: 'embedded' | 'postgresql'): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boli-bench-'))
  const postgres = database === 'postgresql' ? await startPostgres() : null
  if (database === 'postgresql' && !postgres)
    throw new Error('No PostgreSQL here: apt-get install postgresql')
  const server = await runServer({
    port: database === 'embedded' ? 3190 : 3191,
    dataDir,
    ...(postgres ? { databaseUrl: postgres.url } : {}),
  })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
