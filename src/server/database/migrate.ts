import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BadSetting } from '../config.ts'
import type { Sql } from './sql.ts'

const lockKey = 20_261_121

/** Runs the numbered `.sql` files that this database has not seen, in order, each whole or not at all. */
export async function migrate(sql: Sql, directory: string): Promise<string[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort()
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(directory, name), 'utf8') })),
  )
  return sql.begin(async (tx) => {
    // Several processes may start at once: one migrates, the others wait here.
    await tx`select pg_advisory_xact_lock(${lockKey})`
    await tx`create table if not exists migrations (
      name text primary key, checksum text not null, run_at timestamptz not null default now())`
    const run = await tx<{ name: string; checksum: string }[]>`select name, checksum from migrations`
    const known = new Map(run.map((row) => [row.name, row.checksum]))
    const added: string[] = []
    for (const { name, text } of files) {
      const checksum = createHash('sha256').update(text).digest('hex')
      const before = known.get(name)
      if (before === checksum) continue
      if (before) throw new BadSetting(`Migration ${name} was edited after it had run here.`)
      await tx.unsafe(text)
      await tx`insert into migrations (name, checksum) values (${name}, ${checksum})`
      added.push(name)
    }
    return added
  })
}
