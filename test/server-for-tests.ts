import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrationsDirectory, openDatabase } from '#server/database/open-database.ts'
import { postgres } from '#server/database/postgres-client.ts'

export interface Overrides {
  /** Settings, as in the environment. */
  env?: Record<string, string>
  now?: () => Date
  /** On PostgreSQL: the role, made for this, that lists and figures are read as. */
  readAs?: string
}

/**
 * A whole server on an empty, migrated database of its own: embedded, or on the PostgreSQL of TEST_DATABASE_URL.
 * Nothing is in it: no demo accounts, no curriculum.
 */
export async function startServer({ env = {}, now = () => new Date(), readAs }: Overrides = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'boli-test-'))
  const served = await servedDatabase()
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: served?.url,
    DATABASE_READ_URL: readAs && (await served?.readerUrl(readAs)),
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    ...env,
  })
  const database = await openDatabase(config, served ? null : await templateDump())
  const app = await buildApp({ sql: database.sql, config, now })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await app.close()
    await database.close()
    await served?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url, sql: database.sql, app, config, database, close }
}

export type TestServer = Awaited<ReturnType<typeof startServer>>

/** An empty database of its own on the PostgreSQL of TEST_DATABASE_URL; null where there is none. */
export async function servedDatabase() {
  const base = process.env.TEST_DATABASE_URL
  if (!base) return null
  const name = `boli_${randomUUID().replaceAll('-', '')}`
  const administer = async (statement: string) => {
    const admin = postgres(base, { max: 1, onnotice: () => {} })
    await admin.unsafe(statement)
    await admin.end()
  }
  await administer(`create database ${name}`)
  const url = new URL(base)
  url.pathname = `/${name}`
  const readerUrl = async (role: string) => {
    await administer(`create role ${role} login in role pg_read_all_data`)
    return Object.assign(new URL(url), { username: role }).href
  }
  return { url: url.href, readerUrl, drop: () => administer(`drop database ${name} with (force)`) }
}

/** An empty, migrated database as one file: opening it takes half a second, making it takes four. */
async function templateDump(): Promise<string> {
  const cache = join(import.meta.dirname, '../node_modules/.cache/boli')
  const migrations = readdirSync(migrationsDirectory).sort()
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'))
  for (const name of migrations) hash.update(name).update(readFileSync(join(migrationsDirectory, name)))
  const file = join(cache, `template-${hash.digest('hex').slice(0, 16)}.tar.gz`)
  if (existsSync(file)) return file
  mkdirSync(cache, { recursive: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'boli-template-'))
  const database = await openDatabase({ dataDir, DATABASE_URL: undefined })
  const draft = join(cache, `${randomUUID()}.tar.gz`)
  await database.backup(draft)
  await database.close()
  renameSync(draft, file)
  rmSync(dataDir, { recursive: true, force: true })
  return file
}
