import type { FastifyServerOptions } from 'fastify'

/** What stands behind these names in an address opens something: an activation, a reset, a payment. */
const secretParts =
  /([?&](?:token|code|sig|signature|email|password)=)[^&]*|(\/(?:login\/change-password|reset-password|changePassword|ccavenuemobile\/[^/]+|paypalmobile\/[^/]+|redirecturl\/[^/]+\/[^/]+)\/)[^/?]+/gi

/** As `newId` makes them: whose they are, an address need not say. */
const ids = /\/(?=[\w-]*[A-Z0-9])[\w-]{20}(?=[/?#]|$)/g

export function withoutSecrets(url: string): string {
  return url.replace(secretParts, (_, query = '', path = '') => `${query}${path}…`).replace(ids, '/…')
}

/** An e-mail in a line of JSON, with the sign before it where that is written as `\\n` and the like. */
const address = /(\\(?:[bfnrt]|u[0-9a-f]{4})|(?<![\w.+'-]))[\w.+'-]{1,254}@(?:[\w-]{1,63}\.)+[a-z]{2,}/gi

/** Wherever it stands: a mail server names in its refusal whom it was asked to write to, a payment provider whose form it was. */
export function withoutAddresses(line: string): string {
  return line.includes('@') ? line.replace(address, (_, before) => `${before}…@…`) : line
}

/**
 * Of an error what it says and where it arose. What else hangs on it is not told: a payment provider's client hangs the
 * whole request on it, with our key, and PostgreSQL the row.
 */
export function toldError(error: unknown, deep = 3): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { code, statusCode, table_name, constraint_name, errors, cause } = error as Error & Facts
  const behind = [cause, ...(Array.isArray(errors) ? errors : [])]
    .filter((one) => one instanceof Error)
    .slice(0, 5)
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack ?? '',
    ...{ code, statusCode, table_name, constraint_name },
    ...(deep > 0 && behind.length > 0 ? { causes: behind.map((one) => toldError(one, deep - 1)) } : {}),
  }
}

interface ToldError extends Record<'type' | 'message' | 'stack', string> {
  [more: string]: unknown
}

interface Facts {
  code?: unknown
  statusCode?: unknown
  table_name?: unknown
  constraint_name?: unknown
  /** Of several that failed together; other libraries hang other things there. */
  errors?: unknown
}

/** One line of JSON an event on standard output's sister, so that standard output stays for people. */
export function logging(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    stream: process.stderr,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', 'token', '*.token'],
    hooks: { streamWrite: withoutAddresses },
    serializers: {
      err: (error: unknown) => toldError(error),
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: withoutSecrets(request.url.replace(/[?#].*$/s, '')),
      }),
    },
  }
}
