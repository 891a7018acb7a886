import { createServer } from 'node:http'
import { hashOf } from '../../src/server/accounts/sessions/tokens.ts'
import { postgres } from '../../src/server/database/postgres-client.ts'
import { connections, parsing } from '../../src/server/database/sql.ts'

/** What a bare server answers, by path: the statement it asks, or nothing where its answer is constant. */
export type BareAnswers = Record<string, { text: string; parameters: Bound[] } | null>

/** What stands in a statement that asks for one: the bearers, the moments, or always the same. */
export type Bound = 'bearer' | 'moment' | { given: string | number | boolean | string[] | null }

/**
 * What Node alone reaches on this machine: node:http, the same driver with as many connections, the call's own statement,
 * and its row as JSON. A process of its own, so that its processor time can be told: port, database and answers come as
 * its words.
 */
const [port, databaseUrl = '', answers = '{}'] = process.argv.slice(2)
const known = new Map(Object.entries(JSON.parse(answers) as BareAnswers))
const sql = postgres(databaseUrl, { ...parsing, max: connections, connection: { TimeZone: 'UTC' } })

async function answer(path: string, authorization = ''): Promise<unknown> {
  const statement = known.get(path)
  if (!statement) return { status: 'ok' }
  const bearer = hashOf(authorization.slice('Bearer '.length)).toString('hex')
  const own = { bearer: [bearer], moment: [new Date().toISOString()] }
  const values = statement.parameters.map((bound) => (typeof bound === 'string' ? own[bound] : bound.given))
  const [row] = await sql.unsafe(statement.text, values, { prepare: true })
  if (!row) throw new Error('Nobody has this bearer.')
  return row
}

createServer((request, reply) => {
  answer(request.url ?? '', request.headers.authorization).then(
    (found) => {
      const body = Buffer.from(JSON.stringify(found))
      reply.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
    },
    (error: Error) => reply.writeHead(500).end(error.message),
  )
}).listen(Number(port), '127.0.0.1', () => console.log('ready'))
