import { type Academy, callers, openAcademy } from './academy.ts'
import { type Call, learningCalls } from './learning-calls.ts'
import { load } from './load.ts'
import { pgbench } from './pgbench.ts'
import { processorTime } from './processor-time.ts'
import { benchSignIns } from './sign-ins.ts'
import { statementsOf } from './statements.ts'

const rounds = 3
const seconds = 3
const size = { students: 1000, attempts: 20_000 }

interface Measured {
  rates: number[]
  /** Processor time a request, server and database together. */
  costs: number[]
  limits: number[]
}

/** The learning calls as shares of two limits on the same machine: a constant answer, and the bare statements. */
export async function benchCalls(database: 'embedded' | 'postgresql'): Promise<void> {
  const academy = await openAcademy(database, size)
  try {
    const calls = [...(await learningCalls(academy.url)), { name: 'a public page', path: '/' }]
    const measured = await measure(academy, calls)
    const constant = median([...measured].find(([{ isConstant }]) => isConstant)?.[1].rates ?? [])
    for (const [{ name }, found] of measured) say(`${database.padEnd(10)} ${name}`, found, constant)
    await benchSignIns(academy, database)
  } finally {
    await academy.stop()
  }
}

async function measure(academy: Academy, calls: Call[]): Promise<Map<Call, Measured>> {
  const { url, pid, databaseUrl } = academy
  const statements = databaseUrl ? await statementsOf(academy, calls) : new Map()
  const measured = new Map(
    calls.map((call): [Call, Measured] => [call, { rates: [], costs: [], limits: [] }]),
  )
  for (let round = 0; round < rounds; round++)
    for (const [call, found] of measured) {
      const before = processorTime(pid, databaseUrl)
      const { rate, count } = await load(url, call, { connections: callers, seconds })
      found.costs.push((processorTime(pid, databaseUrl) - before) / count)
      found.rates.push(rate)
      const asked = call.goesOn ? [] : (statements.get(call) ?? [])
      if (databaseUrl && asked.length > 0) found.limits.push(pgbench(databaseUrl, asked, seconds))
    }
  return measured
}

function say(what: string, { rates, costs, limits }: Measured, constant: number): void {
  const rate = median(rates)
  const share = (limit: number) => `${((100 * rate) / limit).toFixed(0).padStart(4)} %`
  const ofBare = limits.length > 0 ? `${share(median(limits))} of pgbench` : ''
  const cost = `${median(costs).toFixed(3)} ms`
  console.log(
    `calls  ${what.padEnd(30)} ${rate.toFixed(0).padStart(6)}/s ${share(constant)}  ${cost}  ${ofBare}`,
  )
}

export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
