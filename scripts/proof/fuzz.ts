import { fuzz } from '../../test/fuzzing/fuzz.ts'
import { startPostgres } from '../../test/postgres-for-tests.ts'
import type { Kind, Proof, Result } from './proof.ts'

/** How many odd requests each call gets from each of three: `npm test` asks 3. */
const rounds = 60

/** Every declared call, asked for odd things; `FUZZ_SEED` asks again what an earlier run asked. */
export const fuzzing: Proof = {
  name: 'fuzz',
  proves: 'No call answers odd things with a 5xx or in another form, or changes anything it refuses',
  run: async ({ databases }) => {
    const results: Result[] = []
    for (const kind of databases) results.push(await fuzzOn(kind))
    return results
  },
}

async function fuzzOn(kind: Kind): Promise<Result> {
  const cluster = kind === 'postgresql' ? await startPostgres() : null
  if (kind === 'postgresql' && !cluster) return { on: kind, figures: '', wrong: ['No PostgreSQL here.'] }
  if (cluster) process.env.TEST_DATABASE_URL = cluster.url
  try {
    const seed = process.env.FUZZ_SEED
    const told = await fuzz({ rounds, ...(seed ? { seed } : {}) })
    const { asked, calls, taken } = told
    const figures = `${asked} requests to ${calls} calls, ${taken} of them taken, seed ${told.seed}`
    return { on: kind, figures, wrong: told.faults }
  } finally {
    delete process.env.TEST_DATABASE_URL
    cluster?.stop()
  }
}
