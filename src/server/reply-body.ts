import type { Family } from '#calls/endpoint.ts'

/** What a call answers, in its family's form. */
export function replyBody(data: unknown, family: Family, next: string | undefined): unknown {
  if (family === 'flat') return data
  if (family === 'older') return { status: 200, ...(data as object) }
  const message = (data as { message?: unknown } | null)?.message
  return {
    error: false,
    ...(typeof message === 'string' ? { message } : {}),
    results: { data, ...(next === undefined ? {} : { next }) },
  }
}
