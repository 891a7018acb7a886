import { fileURLToPath } from 'node:url'
import { BadSetting, type Config } from '../config.ts'
import { openEmbedded } from './embedded-database.ts'
import { migrate } from './migrate.ts'
import { postgres } from './postgres-client.ts'
import { refuseUnlessItServes } from './served-by.ts'
import { watchSilence } from './silent-lines.ts'
import { connections, type Database, parsing, type Sql } from './sql.ts'
import { limitTransactions } from './transactions-at-once.ts'

export const migrationsDirectory = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Opens the database that the settings name and brings it up to date. */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'dataDir'>,
  template: string | null = null,
): Promise<Database> {
  const database = config.DATABASE_URL
    ? await openServed(config.DATABASE_URL)
    : await openEmbedded(config.dataDir, template)
  try {
    await migrate(database.sql, migrationsDirectory)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function openServed(url: string): Promise<Database> {
  const sql = postgres(url, {
    ...parsing,
    max: connections,
    connect_timeout: 10,
    // Of lines that were cut together each would wait longer than the one before, up to 20 s.
    backoff: () => 0.5,
    connection: { TimeZone: 'UTC' },
  }) as unknown as Sql
  limitTransactions(sql)
  const stopWatching = watchSilence(sql, url)
  try {
    await refuseUnlessItServes(sql)
  } catch (error) {
    stopWatching()
    await sql.end({ timeout: 1 })
    throw error
  }
  return {
    sql,
    embedded: false,
    close: () => {
      stopWatching()
      return sql.end({ timeout: 5 })
    },
    backup: () => {
      throw new BadSetting('With DATABASE_URL, back up with pg_dump, the tool of the database server.')
    },
    countSyncs: async () => 0,
  }
}
