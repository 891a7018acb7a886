import type { FastifyServerOptions } from 'fastify'

/** What stands behind these names in an address opens something: an activation, a reset, a payment. */
const secretParts =
  /([?&](?:token|code|sig|signature|email|password)=)[^&]*|(\/(?:login\/change-password|reset-password|changePassword|ccavenuemobile\/[^/]+|paypalmobile\/[^/]+|redirecturl\/[^/]+\/[^/]+)\/)[^/?]+/gi

export function withoutSecrets(url: string): string {
  return url.replace(secretParts, (_, query = '', path = '') => `${query}${path}…`)
}

/** One line of JSON an event on standard output's sister, so that standard output stays for people. */
export function logging(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    stream: process.stderr,
    redact: [
      ...['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', 'token', '*.token'],
      // PostgreSQL tells which row it was.
      ...['err.detail', 'err.where', 'err.parameters'],
    ],
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: withoutSecrets(request.url.replace(/[?#].*$/s, '')),
      }),
    },
  }
}
