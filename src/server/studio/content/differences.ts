import { isDeepStrictEqual } from 'node:util'
import { stringify } from 'yaml'
import type { StudioDifference } from '#calls/studio-history.ts'
import { mapIn } from './raw-value.ts'

/** Where two values differ, as deep as their maps and lists of things with ids go. */
export function differences(before: unknown, after: unknown, field = ''): StudioDifference[] {
  if (isDeepStrictEqual(before, after)) return []
  const [one, other] = [partsOf(before), partsOf(after)]
  if (!one || !other) return [{ field, before: shown(before), after: shown(after) }]
  const names = new Set([...one.keys(), ...other.keys()])
  const within = [...names].flatMap((name) =>
    differences(one.get(name), other.get(name), field === '' ? name : `${field}.${name}`),
  )
  return [...within, ...moved([...one.keys()], [...other.keys()], { field, isList: Array.isArray(after) })]
}

/** The parts of a map by their names, of a list of things by their ids. */
function partsOf(value: unknown): Map<string, unknown> | undefined {
  const map = mapIn(value)
  if (map) return new Map(Object.entries(map))
  if (!Array.isArray(value)) return undefined
  const named = value.map((item) => [String(mapIn(item)?.id ?? ''), item] as const)
  const isNamed =
    named.every(([name]) => name !== '') && new Set(named.map(([name]) => name)).size === named.length
  return isNamed ? new Map(named) : undefined
}

function moved(
  before: string[],
  after: string[],
  { field, isList }: { field: string; isList: boolean },
): StudioDifference[] {
  const left = new Set(after)
  const stayed = new Set(before.filter((name) => left.has(name)))
  const [one, other] = [before, after].map((names) => names.filter((name) => stayed.has(name)).join(', '))
  return isList && one !== other ? [{ field: `${field} (order)`, before: one ?? '', after: other ?? '' }] : []
}

function shown(value: unknown): string | null {
  if (value === undefined) return null
  return typeof value === 'string' ? value : stringify(value, { lineWidth: 0 }).trim()
}
