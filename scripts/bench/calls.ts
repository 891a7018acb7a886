import { type Academy, type Kind, openAcademy, type Server } from './academy.ts'
import { openBare } from './bare.ts'
import { type Call, learningCalls } from './learning-calls.ts'
import { load } from './load.ts'
import { median } from './median.ts'
import { type Limit, pgbench } from './pgbench.ts'
import { processorTime } from './processor-time.ts'
import { benchSignIns } from './sign-ins.ts'
import { type Statement, statementsOf } from './statements.ts'

const rounds = 3
const seconds = 3
const connections = 50
const size = { students: 1000, attempts: 20_000 }

const page: Call = { name: 'a public page', path: '/', compressed: true }

interface Measured {
  rates: number[]
  /** Processor time a request, server and database together. */
  costs: number[]
  limits: Limit[]
  /** The same of Node alone. */
  bare: { rates: number[]; costs: number[] }
}

/** The learning calls as shares of the limits of this machine: a constant answer, the bare statements, and bare Node. */
export async function benchCalls(kind: Kind): Promise<void> {
  const academy = await openAcademy(kind, size)
  try {
    const calls = [...(await learningCalls(academy.servers[0].url)), page]
    const measured = await measure(academy, calls)
    const constant = median([...measured].find(([{ isConstant }]) => isConstant)?.[1].rates ?? [])
    for (const [{ name }, found] of measured) say(`${kind.padEnd(10)} ${name}`, found, constant)
    await benchSignIns(academy, kind)
  } finally {
    await academy.stop()
  }
}

async function measure(academy: Academy, calls: Call[]): Promise<Map<Call, Measured>> {
  const { servers, databaseUrl } = academy
  const statements = databaseUrl ? await statementsOf(academy, calls) : new Map<Call, Statement[]>()
  const bare = await openBare(databaseUrl, statements, calls)
  const asked = async (call: Call, servers: Server[], into: Measured['bare']) => {
    const before = processorTime(servers, databaseUrl)
    const { rate, count } = await load(servers, call, { connections, seconds })
    into.costs.push((processorTime(servers, databaseUrl) - before) / count)
    into.rates.push(rate)
  }
  const measured = new Map<Call, Measured>()
  for (const call of calls)
    measured.set(call, { rates: [], costs: [], limits: [], bare: { rates: [], costs: [] } })
  try {
    for (let round = 0; round < rounds; round++)
      for (const [call, found] of measured) {
        await asked(call, servers, found)
        // What one bare Node reaches says nothing of two.
        if (servers.length === 1 && bare.answers(call)) await asked(call, [bare], found.bare)
        const same = call.hasNoShare ? [] : (statements.get(call) ?? [])
        if (databaseUrl && same.length > 0)
          found.limits.push(pgbench(databaseUrl, same, { seconds, servers: servers.length }))
      }
  } finally {
    bare.stop()
  }
  return measured
}

function say(what: string, { rates, costs, limits, bare }: Measured, constant: number): void {
  const rate = median(rates)
  const share = (limit: number) => `${((100 * rate) / limit).toFixed(0).padStart(4)} %`
  const ms = (times: number[]) => `${median(times).toFixed(3)} ms`
  const ofBare = bare.rates.length > 0 ? `${share(median(bare.rates))} of node:http (${ms(bare.costs)})` : ''
  const limit = (part: keyof Limit) => median(limits.map((one) => one[part]))
  const ofTime = () => `${((100 * limit('cost')) / median(costs)).toFixed(0)} % of its time`
  const ofStatements = limits.length > 0 ? `${share(limit('rate'))} of pgbench (${ofTime()})` : ''
  const own = `${rate.toFixed(0).padStart(6)}/s ${share(constant)}  ${ms(costs)}`
  console.log(`calls  ${what.padEnd(30)} ${own}  ${ofBare}  ${ofStatements}`)
}
