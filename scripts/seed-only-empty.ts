import { BadSetting } from '../src/server/config.ts'
import type { Sql } from '../src/server/database/sql.ts'

/**
 * Indexes are taken away while it is filled, and whoever was invented is counted in every figure: not where anybody
 * learns. The demo's people are invented as well.
 */
export async function refuseUnlessEmpty(sql: Sql): Promise<void> {
  const [one] = await sql<{ id: string }[]>`
    select id from students where not starts_with(id, 'demo-') order by id <> 'seed-1' limit 1`
  if (one?.id === 'seed-1') throw new BadSetting('This database was filled before.')
  if (one) throw new BadSetting('There are students in this database: only an empty one is filled.')
}
