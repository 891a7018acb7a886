import type { Sql } from 'postgres'
import { postgres } from '../../src/server/database/postgres-client.ts'
import { type Academy, openAcademy } from './academy.ts'
import { type Call, learningCalls } from './learning-calls.ts'
import { load } from './load.ts'
import { processorTime } from './processor-time.ts'
import { forPgbench, statementsOf } from './statements.ts'

const seconds = 3
const small = { students: 1000, attempts: 20_000 }
/** Tables below it are read whole, and rightly so. */
const manyRows = 10_000

/** What a call costs when the academy is a hundred times as large, and whether a whole table is read for it. */
export async function benchGrowth(large: { students: number; attempts: number }): Promise<void> {
  const [before, after] = [await costs(small), await costs(large)]
  console.log(`growth from ${small.students} to ${large.students} students, ${large.attempts} answers`)
  const ratioOf = (name: string) => (after.get(name) ?? 0) / (before.get(name) ?? 0)
  // It asks no database: what it grew by, the machine has become slower meanwhile.
  const ofMachine = ratioOf('constant')
  for (const [name, cost] of after) {
    const [ratio, own] = [ratioOf(name), ratioOf(name) / ofMachine].map((times) => times.toFixed(2))
    console.log(`growth ${name.padEnd(20)} ${cost.toFixed(3)} ms a request, ${ratio} times, ${own} by itself`)
  }
}

/** Processor time a request, server and database together, with nobody waiting for anybody. */
async function costs(size: { students: number; attempts: number }): Promise<Map<string, number>> {
  const academy = await openAcademy('postgresql', size)
  const sql = postgres(academy.databaseUrl ?? '', { max: 1, onnotice: () => {} })
  try {
    const calls = await learningCalls(academy.servers[0].url)
    const found = new Map<string, number>()
    for (const call of calls) found.set(call.name, await cost(academy, call))
    const scanned = await wholeReads(sql, () => everyCall(academy, calls))
    console.log(`growth ${size.students} students: read whole ${scanned.join(', ') || 'nothing large'}`)
    await explain(sql, academy, calls)
    return found
  } finally {
    await sql.end()
    await academy.stop()
  }
}

async function cost({ servers, databaseUrl }: Academy, call: Call): Promise<number> {
  await load(servers, call, { connections: 5, seconds: 1 })
  const before = processorTime(servers, databaseUrl)
  const { count } = await load(servers, call, { connections: 5, seconds })
  return (processorTime(servers, databaseUrl) - before) / count
}

async function everyCall({ servers }: Academy, calls: Call[]): Promise<void> {
  for (const call of calls) await load(servers, call, { connections: 5, seconds: 1 })
}

/** Large tables that were read from end to end meanwhile, functions included. */
async function wholeReads(sql: Sql, work: () => Promise<void>): Promise<string[]> {
  const counts = async () => {
    const rows = await sql<{ name: string; scans: number }[]>`
      select relname as name, seq_scan::int as scans from pg_stat_user_tables where n_live_tup > ${manyRows}`
    return new Map(rows.map(({ name, scans }) => [name, scans]))
  }
  const before = await counts()
  await work()
  // Connections tell what they did after a second.
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const after = await counts()
  return [...after].filter(([name, scans]) => scans > (before.get(name) ?? 0)).map(([name]) => name)
}

/** The plans of all statements: none reads a large table whole, none asks more than one part of what is cut into parts. */
async function explain(sql: Sql, academy: Academy, calls: Call[]): Promise<void> {
  const tables = await sql<{ name: string; isLarge: boolean; whole: string | null }[]>`
    select relname as name, reltuples > ${manyRows} as "isLarge", inhparent::regclass::text as whole
    from pg_class left join pg_inherits on inhrelid = pg_class.oid where relkind = 'r'`
  const known = new Map(tables.map((table) => [table.name, table]))
  let asked = 0
  for (const [{ name }, statements] of await statementsOf(academy, calls))
    for (const statement of statements) {
      asked += 1
      const text = forPgbench(statement).replaceAll(':student', '1')
      const plan = (await sql.unsafe(`explain ${text}`)).map((row) => String(row['QUERY PLAN']))
      const whole = plan.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? [])
      const large = whole.filter((table) => known.get(table)?.isLarge)
      if (large.length > 0) console.log(`growth ${name}: plans to read all of ${large.join(', ')}`)
      for (const [table, parts] of partsIn(plan, (part) => known.get(part)?.whole ?? null))
        if (parts.size > 1) console.log(`growth ${name}: plans to ask ${parts.size} parts of ${table}`)
    }
  console.log(`growth ${asked} plans looked at`)
}

/** Which parts of each parted table a plan asks. */
function partsIn(plan: string[], wholeOf: (part: string) => string | null): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const line of plan) {
    const part = /(?:Scan|Scan Backward)(?: using \w+)? on (\w+)/.exec(line)?.[1]
    const whole = part && wholeOf(part)
    if (whole) found.set(whole, (found.get(whole) ?? new Set()).add(part))
  }
  return found
}
