import type { Endpoint } from '#calls/endpoint.ts'
import type { Reply } from './ask.ts'

/** What only somebody who runs the server should ever see. */
const inside =
  /node_modules|\bat .+\.ts:\d+|PostgresError|relation "|violates|invalid input syntax|\/src\/server/

const mostSaid = 20_000

interface Declared extends Pick<Endpoint, 'family' | 'reply'> {
  /** What was asked may lie beside every call, and is refused as an unknown address is. */
  isElsewhere?: boolean | undefined
}

/** What is wrong with an answer, whatever was asked; nothing, where it is as the wire says. */
export function faultsOf(declared: Declared, reply: Reply | null): string[] {
  if (!reply) return ['no answer']
  const { status, headers, text } = reply
  if (status >= 500) return [`${status} ${text.slice(0, 200)}`]
  const faults: string[] = []
  if (!headers['x-request-id']) faults.push('no X-Request-Id')
  if (status >= 400 && inside.test(text)) faults.push(`tells of its inside: ${text.slice(0, 200)}`)
  if (status >= 400 && text.length > mostSaid) faults.push(`a refusal of ${text.length} characters`)
  const body = parsed(text)
  if (body === undefined) return [...faults, `${status} is no JSON: ${text.slice(0, 100)}`]
  return [...faults, ...(status === 200 ? wrongReply(declared, body) : wrongRefusal(declared, status, body))]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function wrongReply({ family, reply, isElsewhere }: Declared, body: unknown): string[] {
  // `/admin/orders/` is no order: it is the list of them.
  if (isElsewhere) return []
  const flat = body as { status?: unknown; error?: unknown; results?: { data?: unknown } } | null
  if (family === 'newer' && flat?.error !== false) return ['a reply without error: false']
  if (family === 'older' && flat?.status !== 200) return ['a reply without status: 200']
  const told = reply.safeParse(family === 'newer' ? flat?.results?.data : body)
  return told.success ? [] : [`a reply that is not as declared: ${told.error.message.slice(0, 200)}`]
}

type Said = { status?: unknown; code?: unknown; error?: unknown; message?: unknown }

function wrongRefusal({ family, isElsewhere }: Declared, status: number, body: unknown): string[] {
  const { status: told, code, error, message } = (body ?? {}) as Said
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  const isRight = {
    older: told === status && isText(error),
    flat: told === status && code === status && isText(error) && isText(message),
    newer: error === true && isText(message),
  }
  // Headers that are too large are refused before anybody reads the address.
  const isAnybodys = (isElsewhere || status === 431) && isRight.newer
  return isRight[family] || isAnybodys
    ? []
    : [`${status} is not in the form of its family: ${JSON.stringify(body).slice(0, 150)}`]
}
