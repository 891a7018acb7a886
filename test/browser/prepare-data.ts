import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClientWhenStale } from '../../scripts/build-client.ts'
import { preparedData, runServer } from '../running-server.ts'

/**
 * The client as the sources are now: one that was built before would be tested in its place. And one server reads the
 * whole curriculum into a database; the servers of the tests begin with copies of it.
 */
export default async function prepareData(): Promise<() => void> {
  buildClientWhenStale()
  const dataDir = mkdtempSync(join(tmpdir(), 'boli-prepared-'))
  const server = await runServer({ port: 3199, dataDir })
  await server.stop()
  process.env[preparedData] = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}
