/** One field that was changed: how it read before and after; null where it was not there. */
export interface FieldDifference {
  field: string
  before: string | null
  after: string | null
}

/** What differs between two states of a thing, field by field, however deep; lists are compared whole. */
export function differencesBetween(before: unknown, after: unknown): FieldDifference[] {
  const [was, is] = [flat(before), flat(after)]
  const fields = [...new Set([...was.keys(), ...is.keys()])]
  return fields
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((one) => one.before !== one.after)
}

function flat(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return path === '' ? new Map() : new Map([[path, 'nothing']])
  if (!isFields(value)) return new Map([[path === '' ? 'value' : path, shown(value)]])
  const parts = Object.entries(value).map(([key, part]) => flat(part, path === '' ? key : `${path}.${key}`))
  return new Map(parts.flatMap((part) => [...part]))
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'empty' : value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shown).join(', ')
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}
