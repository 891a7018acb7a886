import { expect, test } from 'vitest'
import { z } from 'zod'
import { parsed } from './parsed-input.ts'
import type { Refusal } from './refusal.ts'

const schema = z.strictObject({ names: z.record(z.enum(['asha']), z.string()).optional() })

function refusalOf(given: unknown): Refusal | undefined {
  try {
    parsed(schema, given, { method: 'POST', path: '/names', access: 'visitor', family: 'newer' } as never)
  } catch (error) {
    return error as Refusal
  }
}

test('very many unknown keys are told by the first of them', () => {
  const keys = Array.from({ length: 10_000 }, (_, at) => `key ${at}`)
  const refusal = refusalOf(Object.fromEntries(keys.map((key) => [key, 1])))
  const told = `Unrecognized keys: ${keys.map((key) => `"${key}"`).join(', ')}`
  expect(refusal?.fields).toEqual([{ field: '', message: `${told.slice(0, 300)}…` }])
  expect(refusal?.message).toBe(`${told.slice(0, 300)}…`)
})

test('a key of a hundred thousand letters is told by the first of them', () => {
  const refusal = refusalOf({ names: { ['a'.repeat(100_000)]: 'x' } })
  expect(refusal?.fields?.every(({ field, message }) => field.length <= 301 && message.length <= 301)).toBe(
    true,
  )
})
