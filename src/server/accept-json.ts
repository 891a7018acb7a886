import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * Only JSON, and no body at all where a call takes none, whatever its content type says. What no database can keep is
 * refused here, once for all calls: the sign NUL, and halves of a sign.
 */
export function acceptJson(app: FastifyInstance): void {
  const strict = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    if (!hasOddEscape.test(text as string)) return strict(request, text as string, done)
    strict(request, text as string, (error, body) =>
      error || isKeepable(body) ? done(error, body) : done(unkeepable()),
    )
  })
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (url.includes('%00')) done(unkeepable())
    else done()
  })
}

/** Such signs come as escapes alone; most bodies have none, and are not looked through. */
const hasOddEscape = /\\u(?:0000|d[89a-f])/i

function unkeepable(): Refusal {
  return new Refusal(400, 'There is a sign in this text that cannot be kept.')
}

/** However deep it is: its branches wait in a list, not on the stack. */
function isKeepable(body: unknown): boolean {
  const waiting = [body]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !isKeepableText(next)) return false
    if (typeof next !== 'object' || next === null) continue
    for (const [key, value] of Object.entries(next)) waiting.push(key, value)
  }
  return true
}

const isKeepableText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
