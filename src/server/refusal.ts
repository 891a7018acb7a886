import type { Family } from '#calls/endpoint.ts'

export interface FieldError {
  field: string
  message: string
}

/** An answer that says no, in words for a person. Thrown anywhere below a call; `serve` gives it its family's form. */
export class Refusal extends Error {
  readonly status: number
  readonly fields: FieldError[] | undefined
  /** Stands beside the error in the body: `{ upgrade: true }`. */
  readonly extra: Record<string, unknown>
  /** Seconds, for the Retry-After of 429 and 503. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message: string,
    more: { fields?: FieldError[]; extra?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(message)
    this.status = status
    this.fields = more.fields
    this.extra = more.extra ?? {}
    this.retryAfter = more.retryAfter
  }
}

const busy = 'We are busy right now, please try again in a moment.'
const spoken: Record<number, string> = {
  400: 'This request could not be read.',
  401: 'Please sign in to go on.',
  404: 'There is no such thing here.',
  408: 'This took too long, please try again.',
  413: 'This is too large.',
  414: 'This address is too long.',
  415: 'This kind of content is not understood here.',
  429: 'Too many tries, please wait a little.',
  431: 'This request is too large.',
  503: busy,
}

/** Errors that mean "not now": connections refused, too many of them, a server that is going down, a full disk. */
const busyCodes = /^(08|53|57P|CONNECT_TIMEOUT|CONNECTION_|ECONN|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT)/

/**
 * Signs that PostgreSQL cannot keep (what comes as JSON is looked at before, in accept-json.ts; what comes as a form is
 * not), and moments that it does not know.
 */
const unkeepableCodes = /^(22021|22P05|2200[789])$/

/** For whoever comes while there is too much to do already. */
export function tooBusy(): Refusal {
  return new Refusal(503, busy, { retryAfter: 5 })
}

/** Whatever was thrown, as something that may be said to a person: no stack, no name of a table. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new Refusal(statusCode, spoken[statusCode] ?? 'This request could not be read.')
  }
  if (unkeepableCodes.test(code ?? '')) return new Refusal(400, 'This request could not be read.')
  if (statusCode === 503 || busyCodes.test(code ?? '')) {
    return tooBusy()
  }
  return new Refusal(500, 'Something went wrong, please try again')
}

/** The body of a refusal in its family's form (docs: two families of reply). */
export function refusalBody(refusal: Refusal, family: Family): Record<string, unknown> {
  const { status, message, fields, extra } = refusal
  if (family === 'older') return { status, error: message, ...extra }
  if (family === 'flat') return { status, code: status, error: message, message, ...extra }
  return { error: true, message, ...(fields ? { errors: fields } : {}), ...extra }
}
