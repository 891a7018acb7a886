import type { Family } from '#calls/endpoint.ts'

/** Said of a list beside its rows. */
export interface ListFacts {
  next?: string
  total?: number | undefined
}

/** What a call answers, in its family's form. */
export function replyBody(data: unknown, family: Family, list: ListFacts): unknown {
  if (family === 'flat') return data
  if (family === 'older') return { status: 200, ...(data as object) }
  const { next, total } = list
  const message = (data as { message?: unknown } | null)?.message
  return {
    error: false,
    ...(typeof message === 'string' ? { message } : {}),
    results: { data, ...(next === undefined ? {} : { next }), ...(total === undefined ? {} : { total }) },
  }
}
