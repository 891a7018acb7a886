import { expect, test } from 'vitest'
import { fuzz } from './fuzzing/fuzz.ts'

/** `FUZZ_SEED` asks again what failed, `FUZZ_ROUNDS` asks for more (`npm run proof -- fuzz` does, for long). */
const { FUZZ_SEED: seed, FUZZ_ROUNDS: rounds = '3', FUZZ_ONLY: only } = process.env

test('no call answers odd things oddly: no 5xx, its family’s form, and nothing changed by what is refused', async () => {
  const told = await fuzz({ rounds: Number(rounds), ...(seed ? { seed } : {}), ...(only ? { only } : {}) })
  const message = `FUZZ_SEED=${told.seed}\n${told.faults.join('\n')}`
  expect(told.faults, message).toEqual([])
  // It would be no proof if all of it were refused at the first check.
  if (!only)
    expect(told.taken, `taken of ${told.asked}, FUZZ_SEED=${told.seed}`).toBeGreaterThan(told.asked / 10)
}, 600_000)
