import { parseArgs } from 'node:util'
import { z } from 'zod'
import { BadSetting, readConfig } from '../src/server/config.ts'
import { loadCurriculum } from '../src/server/curriculum/load-curriculum.ts'
import { openDatabase } from '../src/server/database/open-database.ts'
import type { Sql, Tx } from '../src/server/database/sql.ts'
import { loadPlans } from '../src/server/plans/load-plans.ts'
import { desk } from './seed-desk.ts'
import { withoutIndexes } from './seed-indexes.ts'
import { refuseUnlessEmpty } from './seed-only-empty.ts'
import { numbered, people, traces } from './seed-rows.ts'

const usage = `npm run seed -- [--students 100000] [--attempts 10000000]
  fills a database with invented students and what they did, to see how quick everything stays`

const amount = z.coerce.number().int().min(1).max(100_000_000)
/** So many answers in one transaction. */
const batch = 250_000

try {
  const { values } = parseArgs({ options: { students: { type: 'string' }, attempts: { type: 'string' } } })
  await seed(amount.parse(values.students ?? 100_000), amount.parse(values.attempts ?? 10_000_000))
} catch (error) {
  console.error(error instanceof BadSetting ? error.message : error)
  console.error(usage)
  process.exit(1)
}

async function seed(students: number, attempts: number): Promise<void> {
  const config = readConfig(process.env)
  if (config.production) throw new BadSetting('Invented students have no place in a real academy.')
  const database = await openDatabase(config)
  try {
    await refuseUnlessEmpty(database.sql)
    await loadCurriculum(database.sql, config.curriculumDir)
    await loadPlans(database.sql)
    await fill(database.sql, students, attempts)
  } finally {
    await database.close()
  }
}

async function fill(sql: Sql, students: number, attempts: number): Promise<void> {
  const said = (what: string) => console.log(`${(performance.now() / 1000).toFixed(0)} s  ${what}`)
  await withoutIndexes(sql, async () => {
    for (const [what, insert] of [...people, ...traces, ...desk]) {
      const { count } = await trusted(sql, (tx) => insert(tx, students))
      said(`${count.toLocaleString('en')} ${what}`)
    }
    for (let done = 0; done < attempts; done += batch) {
      const until = Math.min(done + batch, attempts)
      await trusted(sql, (tx) => answers(tx, { from: done, until, perStudent: attempts / students }))
      said(`${until.toLocaleString('en')} answers`)
    }
  })
  said('indexed')
  await sql`vacuum (analyze)`
  said('analysed')
}

/** What is written here refers to what was written a moment ago: nobody has to look it up again, row by row. */
function trusted<T>(sql: Sql, work: (tx: Tx) => Promise<T>): Promise<T> {
  return sql.begin(async (tx) => {
    const [may] = await tx<
      { may: boolean }[]
    >`select rolsuper as may from pg_roles where rolname = current_user`
    if (may?.may) await tx`set local session_replication_role = replica`
    await tx`set local synchronous_commit = off`
    return work(tx)
  }) as Promise<T>
}

interface Slice {
  from: number
  until: number
  perStudent: number
}

/** A student's answers stand together, over the year before now; two of three are right. */
async function answers(tx: Tx, { from, until, perStudent }: Slice): Promise<void> {
  await tx`
    with ${numbered(tx, 'exercises')}
    insert into attempts (student_id, id, exercise_id, answer, verdict, ms, hints, answered_at)
    select 'seed-' || (1 + floor(n / ${perStudent}::float8))::int, gen_random_uuid(),
      taught.id, '"namaste"',
      (array['exact', 'accepted', 'wrong'])[1 + n % 3], 900 + n % 20000, n % 5 / 4,
      now() - (n * 104729 % 31536000) * interval '1 second'
    from generate_series(${from}::bigint, ${until - 1}::bigint) n
      join taught on at = n * 7919 % (select among from taught limit 1)`
}
