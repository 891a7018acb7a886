import { randomInt } from 'node:crypto'
import type { Endpoint } from '#calls/endpoint.ts'
import { loadCurriculum } from '#server/curriculum/load-curriculum.ts'
import { loadPlans } from '#server/plans/load-plans.ts'
import { person, testCurriculum } from '../learner-for-tests.ts'
import { startServer, type TestServer } from '../server-for-tests.ts'
import { ask, type Reply } from './ask.ts'
import { watchChanges } from './changes.ts'
import { type Dice, diceOf } from './dice.ts'
import { faultsOf } from './faults.ts'
import { type Known, knownValues } from './known-values.ts'
import { type OddRequest, oddRequest } from './odd-requests.ts'

export interface Fuzzing {
  /** How many odd requests each call gets from everybody who may make it. */
  rounds: number
  /** The same seed asks the same; without one it is drawn. */
  seed?: string
  /** Only calls whose `METHOD /path` contains this. */
  only?: string
}

export interface Fuzzed {
  seed: string
  calls: number
  asked: number
  /** How many were taken (200), and how many refused. */
  taken: number
  refused: number
  slowest: number
  faults: string[]
}

const askers = ['visitor', 'student', 'admin'] as const
type Asker = (typeof askers)[number]

/** At the door two are enough: what is sent is not looked at there. */
const atTheDoor = 2

/** Asks every declared call for odd things, and says what was wrong with the answers. */
export async function fuzz({ rounds, seed = String(randomInt(1e9)), only = '' }: Fuzzing): Promise<Fuzzed> {
  const env = {
    CURRICULUM_DIR: testCurriculum,
    RATE_LIMITS: 'off',
    LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent',
  }
  const server = await startServer({ env })
  const told: Fuzzed = { seed, calls: 0, asked: 0, taken: 0, refused: 0, slowest: 0, faults: [] }
  try {
    await loadCurriculum(server.sql, testCurriculum)
    await loadPlans(server.sql)
    const { taken: changes } = await watchChanges(server.sql)
    const knownAt = knownValues(server.sql)
    const calls = server.app.declaredCalls.filter(({ method, path }) => `${method} ${path}`.includes(only))
    for (const declared of calls) {
      told.calls += 1
      const known = await knownAt(declared.path)
      for (const asker of askers) await fuzzAs(asker, { server, declared, known, rounds, told, changes })
    }
    if (Object.hasOwn(Object.prototype, 'isAdmin')) told.faults.push('Object.prototype was changed')
  } finally {
    await server.close()
  }
  return told
}

interface Round {
  server: TestServer
  declared: Endpoint
  known: Known
  rounds: number
  told: Fuzzed
  changes: () => Promise<string[]>
}

async function fuzzAs(asker: Asker, round: Round): Promise<void> {
  const { server, declared, known, told, changes } = round
  const isIn = declared.access === 'visitor' || asker === 'admin' || declared.access === asker
  const dice = diceOf(`${told.seed} ${declared.method} ${declared.path} ${asker}`)
  let bearer = await bearerOf(asker, server)
  for (let at = 0; at < (isIn ? round.rounds : atTheDoor); at += 1) {
    const request = oddRequest(declared, { dice, known })
    const headers = { ...bearer, ...request.headers }
    const send = () => ask(server.url, { ...request, headers })
    await changes()
    const reply = await send()
    count(told, reply)
    const faults = faultsOf({ ...declared, isElsewhere: request.isElsewhere }, reply)
    if (reply && reply.status >= 400) faults.push(...(await changesOf(send, changes)))
    told.faults.push(...faults.map((fault) => sentence(asker, { request, fault, declared })))
    // Some calls sign out, or delete who asks.
    if (isIn && reply?.status !== 400) bearer = await stillIn(asker, { server, bearer, dice })
  }
}

/** What a refused request changed. The jobs of each second may have done it: it is asked again, when they are done. */
async function changesOf(send: () => Promise<unknown>, changes: () => Promise<string[]>): Promise<string[]> {
  if ((await changes()).length === 0) return []
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await changes()
  await send()
  const changed = await changes()
  return changed.length > 0 ? [`refused, and yet: ${changed}`] : []
}

function count(told: Fuzzed, reply: Reply | null): void {
  told.asked += 1
  told.slowest = Math.max(told.slowest, Math.round(reply?.ms ?? 0))
  if (reply?.status === 200) told.taken += 1
  else told.refused += 1
}

function sentence(asker: Asker, said: { request: OddRequest; fault: string; declared: Endpoint }): string {
  const { request, fault, declared } = said
  const sent = request.body === undefined ? '' : ` with ${String(request.body).slice(0, 300)}`
  return `${declared.method} ${declared.path} as ${asker}: ${fault}\n    (${request.odd}) ${request.path.slice(0, 200)}${sent}`
}

type Bearer = Record<string, string>

async function bearerOf(asker: Asker, server: TestServer): Promise<Bearer> {
  if (asker === 'visitor') return {}
  const who = await person(server, asker === 'admin' ? { role: 'ADMIN' } : {})
  return { authorization: who.authorization }
}

async function stillIn(
  asker: Asker,
  at: { server: TestServer; bearer: Bearer; dice: Dice },
): Promise<Bearer> {
  const { server, bearer, dice } = at
  if (asker === 'visitor' || dice.percent(70)) return bearer
  const me = await ask(server.url, { method: 'GET', path: '/api/me', headers: bearer, odd: '' })
  return me?.status === 200 ? bearer : bearerOf(asker, server)
}
