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
    strict(request, text as string, (error, body) => {
      const unkept = error ? undefined : unkeepableIn(body)
      if (unkept === undefined) done(error, body)
      else done(unkeepable(unkept))
    })
  })
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (url.includes('%00')) done(unkeepable(''))
    else done()
  })
}

/** Such signs come as escapes alone; most bodies have none, and are not looked through. */
const hasOddEscape = /\\u(?:0000|d[89a-f])/i

/** `field` is where it stands; empty where that has no name. */
function unkeepable(field: string): Refusal {
  const message = 'There is a sign in this text that cannot be kept.'
  return new Refusal(400, message, field === '' ? {} : { fields: [{ field, message }] })
}

interface Branch {
  value: unknown
  name: string
  within?: Branch | undefined
}

/** The first field with such a sign, if there is one. However deep it is: branches wait in a list, not on the stack. */
function unkeepableIn(body: unknown): string | undefined {
  const waiting: Branch[] = [{ value: body, name: '' }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value } = next
    if (typeof value === 'string' && !isKeepableText(value)) return fieldOf(next)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, part] of Object.entries(value).reverse()) {
      if (!isKeepableText(name)) return ''
      waiting.push({ value: part, name, within: next })
    }
  }
  return undefined
}

/** Nobody's form is deeper. */
const deepest = 20

function fieldOf(branch: Branch): string {
  const names: string[] = []
  for (let at: Branch | undefined = branch; at?.within; at = at.within) {
    names.unshift(at.name)
    if (names.length > deepest) return ''
  }
  return names.join('.').slice(0, 300)
}

const isKeepableText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
