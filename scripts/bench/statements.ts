import { hashOf } from '../../src/server/accounts/sessions/tokens.ts'
import { buildApp } from '../../src/server/app.ts'
import { postgres } from '../../src/server/database/postgres-client.ts'
import { parsing, type Sql } from '../../src/server/database/sql.ts'
import { type Academy, bearerOf } from './academy.ts'
import { type Call, headersOf } from './learning-calls.ts'

export interface Statement {
  text: string
  parameters: unknown[]
}

/** The very statements that a call makes, heard on their way to the database. */
export async function statementsOf({ config, databaseUrl }: Academy, calls: Call[]) {
  const heard: Statement[] = []
  const sql = postgres(databaseUrl ?? '', {
    ...parsing,
    max: 1,
    connection: { TimeZone: 'UTC' },
    // They are written out in place later.
    debug: (_connection, text, parameters) => void heard.push({ text, parameters: [...parameters] }),
  }) as unknown as Sql
  const app = await buildApp({ sql, config, now: () => new Date() })
  const found = new Map<Call, Statement[]>()
  for (const call of calls) {
    const ask = () => app.inject(requestOf(call))
    // Once more, when what all share is known.
    await ask()
    heard.length = 0
    await ask()
    found.set(
      call,
      heard.filter(({ text }) => isOfCall(text)),
    )
  }
  await app.close()
  await sql.end()
  return found
}

const requestOf = ({ path, body }: Call) => ({
  method: body ? ('POST' as const) : ('GET' as const),
  url: path,
  headers: headersOf(1),
  ...(body ? { payload: body() } : {}),
})

const hashed = hashOf(bearerOf(1)).toString('hex')

/** Whether that stands for the bearer of who asks. */
export const isBearer = (value: unknown) => value === hashed

/** The jobs of every second are heard too. */
const isOfCall = (text: string) => /session_bearers|log_progress|review_cards/.test(text)

const student = ':student::int'

/** A statement with its parameters in their places, for whichever student pgbench draws. */
export function forPgbench({ text, parameters }: Statement): string {
  return text.replace(/\$(\d+)/g, (_, at: string) => literal(parameters[Number(at) - 1])).replace(/\s+/g, ' ')
}

function literal(value: unknown): string {
  if (isBearer(value)) return `encode(sha256(('bench-' || ${student})::bytea), 'hex')`
  if (value instanceof Date) return `'${value.toISOString()}'`
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  if (typeof value !== 'string') return String(value)
  // A colon before a letter would be a variable.
  const quoted = `'${value.replaceAll("'", "''").replace(/:(?=[a-z_])/gi, ': ')}'`
  if (value === 'seed-1') return `('seed-' || ${student})`
  if (!value.includes('"seed-1"')) return quoted
  const [id = ''] = /(?<="id":")[0-9a-f-]{36}/.exec(value) ?? []
  const drawn = `replace(${quoted}, '"seed-1"', '"seed-' || ${student} || '"')`
  return id ? `replace(${drawn}, '${id}', gen_random_uuid()::text)` : drawn
}
