import { fuzz } from '../../test/fuzzing/fuzz.ts'
import { type Academy, onEach } from './academy.ts'
import type { Kind, Proof, Result } from './proof.ts'

/** How many odd requests each call gets from each of three: `npm test` asks 3. */
const rounds = 60

/** Every declared call, asked for odd things; `FUZZ_SEED` asks again what an earlier run asked. */
export const fuzzing: Proof = {
  name: 'fuzz',
  proves: 'No call answers odd things with a 5xx or in another form, or changes anything it refuses',
  run: ({ databases }) => onEach(databases, fuzzOn),
}

async function fuzzOn({ databaseUrl }: Academy, kind: Kind): Promise<Result> {
  if (databaseUrl) process.env.TEST_DATABASE_URL = databaseUrl
  try {
    const seed = process.env.FUZZ_SEED
    const told = await fuzz({ rounds, ...(seed ? { seed } : {}) })
    const { asked, calls, taken } = told
    const figures = `${asked} requests to ${calls} calls, ${taken} of them taken, seed ${told.seed}`
    return { on: kind, figures, wrong: told.faults }
  } finally {
    delete process.env.TEST_DATABASE_URL
  }
}
