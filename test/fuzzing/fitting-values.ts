import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Dice } from './dice.ts'
import type { Known } from './known-values.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema

export interface Fitting {
  dice: Dice
  known: Known
}

/** The name of a field says what to fill in where its schema says only "a text". */
type Maker = (schema: JsonSchema, key: string, fitting: Fitting) => unknown

/** A value that its schema takes, as a rule: only so do odd ones get past the first check. */
export function fitting(schema: JsonSchema | boolean, key: string, given: Fitting): unknown {
  if (typeof schema === 'boolean') return 'anything'
  const { dice } = given
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fitting(dice.pick(choices), key, given)
  const { type = 'string' } = schema
  const make = makers[Array.isArray(type) ? 'string' : type]
  return make ? make(schema, key, given) : null
}

const makers: Partial<Record<string, Maker>> = {
  object: fittingObject,
  array: fittingArray,
  string: fittingText,
  number: fittingNumber,
  integer: fittingNumber,
  boolean: (_schema, _key, { dice }) => dice.percent(50),
}

function fittingObject(schema: JsonSchema, _key: string, given: Fitting): unknown {
  const must = new Set(schema.required ?? [])
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => must.has(name) || given.dice.percent(50))
    .map(([name, property]) => [name, fitting(property, name, given)])
  const rest = schema.additionalProperties
  if (entries.length === 0 && typeof rest === 'object') entries.push(['key', fitting(rest, 'key', given)])
  return Object.fromEntries(entries)
}

function fittingArray(schema: JsonSchema, key: string, given: Fitting): unknown[] {
  if (schema.prefixItems) return schema.prefixItems.map((item) => fitting(item as JsonSchema, key, given))
  const items = schema.items as JsonSchema | undefined
  const least = schema.minItems ?? 0
  const most = Math.min(schema.maxItems ?? 3, least + 2)
  const length = least + given.dice.below(most - least + 1)
  return Array.from({ length }, () => (items ? fitting(items, key, given) : 'anything'))
}

function fittingNumber({ minimum = 0, maximum = minimum + 10 }: JsonSchema, _key: string, { dice }: Fitting) {
  const [least, most] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
  return dice.pick([least, Math.floor((least + most) / 2), most, least + Math.min(1, most - least)])
}

const ofFormat: Record<string, () => string> = {
  uuid: randomUUID,
  'date-time': () => new Date().toISOString(),
  date: () => new Date().toISOString().slice(0, 10),
  uri: () => 'https://boli.test/activate',
}

function fittingText(schema: JsonSchema, key: string, { dice, known }: Fitting): string {
  const ready = ofFormat[schema.format ?? '']
  if (ready) return ready()
  return dice.pick(known(key))
}
