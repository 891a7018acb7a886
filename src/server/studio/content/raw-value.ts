/** What was read of a file, taken as what it should be; a draft may be anything. */
export function textIn(raw: unknown): string {
  return typeof raw === 'string'
    ? raw
    : typeof raw === 'number' || typeof raw === 'boolean'
      ? String(raw)
      : ''
}

export function mapIn(raw: unknown): Record<string, unknown> | undefined {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as Record<string, unknown>)
    : undefined
}

export function listIn(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : []
}

export function textsIn(raw: unknown): string[] {
  return listIn(raw).map(textIn)
}

export function numberIn(raw: unknown, otherwise: number): number {
  return typeof raw === 'number' && Number.isFinite(raw) ? raw : otherwise
}

/** The map without what says nothing: no text, no list, no value. */
export function written(map: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).filter(([, value]) => !saysNothing(value)))
}

function saysNothing(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
