import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { BareAnswers, Bound } from './bare-server.ts'
import type { Call } from './learning-calls.ts'
import { isBearer, type Statement } from './statements.ts'

export interface Bare {
  url: string
  pid: number
  /** Whether it answers this call: one that only reads, with one statement, or a constant one. */
  answers(call: Call): boolean
  stop(): void
}

const port = 3694

/** Node alone, beside the server: see bare-server.ts. */
export async function openBare(
  databaseUrl: string | null,
  statements: Map<Call, Statement[]>,
  calls: Call[],
): Promise<Bare> {
  const bare: BareAnswers = {}
  for (const call of calls) {
    const [statement, second] = statements.get(call) ?? []
    if (call.isConstant) bare[call.path] = null
    else if (statement && !second && !call.body) bare[call.path] = boundOf(statement)
  }
  const words = ['scripts/bench/bare-server.ts', String(port), databaseUrl ?? '', JSON.stringify(bare)]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    answers: ({ path, body }) => !body && path in bare,
    stop: () => child.kill(),
  }
}

function boundOf({ text, parameters }: Statement): BareAnswers[string] {
  const bound = (value: unknown): Bound => {
    const [one] = Array.isArray(value) ? value : [value]
    if (isBearer(one)) return 'bearer'
    return isMoment(one) ? 'moment' : { given: value as string }
  }
  return { text, parameters: parameters.map(bound) }
}

const isMoment = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
