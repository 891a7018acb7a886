import { BadSetting } from '../config.ts'
import type { Sql } from './sql.ts'

const leastVersion = 15

interface Server {
  /** As the server writes it: 15.18 (Debian 15.18-1). */
  version: string
  encoding: string
}

/** What keeps us from using it, in a line for whoever set it up; null for one that serves. */
export function lackOf({ version, encoding }: Server): string | null {
  if (Number.parseInt(version, 10) < leastVersion)
    return `leads to PostgreSQL ${version}: ${leastVersion} or later is needed.`
  // SQL_ASCII keeps whatever bytes it is given.
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII')
    return `leads to a database in ${encoding}, which cannot keep Hindi: make one with encoding 'UTF8'.`
  return null
}

/** Asked before anything is made there: a migration would fail half way down the list, with a riddle. */
export async function refuseUnlessItServes(sql: Sql): Promise<void> {
  const lack = await facts(sql).then(lackOf, (error: Error) => `leads to no database: ${error.message}.`)
  if (lack !== null) throw new BadSetting(`Setting DATABASE_URL ${lack}`)
}

async function facts(sql: Sql): Promise<Server> {
  const [server] = await sql<[Server]>`select current_setting('server_version') as version,
    current_setting('server_encoding') as encoding`
  return server
}
