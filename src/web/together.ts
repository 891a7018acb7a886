import { mostTogether } from '#calls/most-together.ts'
import { readTogether } from '#calls/together.ts'

type Reach = (address: string, init: RequestInit) => Promise<Response>

/** A call on its way out, with whoever waits for its reply. */
interface Waiting {
  /** Under /api. */
  address: string
  headers: Headers
  answered: (reply: Response | Promise<Response>) => void
}

/** The parts of a page begin within a few milliseconds of each other. */
const moment = 5
let waiting: Waiting[] = []

/**
 * Calls that only read and are made in the same moment go out as one: a page asks for some ten things, and each way
 * there and back costs a slow line more than the reply. Each gets its own reply, as if it had asked alone.
 */
export function reachTogether(address: string, headers: Headers, reach: Reach): Promise<Response> {
  if (waiting.length === 0) setTimeout(() => sendAll(reach), moment)
  return new Promise((answered) => waiting.push({ address, headers, answered }))
}

function sendAll(reach: Reach): void {
  const all = waiting
  waiting = []
  const bearerOf = ({ headers }: Waiting) => headers.get('authorization')
  for (const bearer of new Set(all.map(bearerOf))) {
    const calls = all.filter((one) => bearerOf(one) === bearer)
    for (let at = 0; at < calls.length; at += mostTogether) send(calls.slice(at, at + mostTogether), reach)
  }
}

function send(calls: Waiting[], reach: Reach): void {
  const [first] = calls
  if (!first) return
  // What two parts of a page ask for is asked once.
  const addresses = [...new Set(calls.map(({ address }) => address))]
  const replies =
    addresses.length === 1
      ? reach(first.address, { headers: first.headers }).then(everybodys)
      : reachAll(addresses, new Headers(first.headers), reach)
  for (const { address, answered } of calls)
    answered(replies.then((replyOf) => replyOf(addresses.indexOf(address))))
}

/** A reply by the place of its call. */
type Replies = (at: number) => Response

const everybodys = (reply: Response): Replies => {
  return () => reply.clone()
}

async function reachAll(addresses: string[], headers: Headers, reach: Reach): Promise<Replies> {
  headers.set('content-type', 'application/json')
  const body = JSON.stringify({ calls: addresses.map((address) => address.slice('/api'.length)) })
  const whole = await reach(`/api${readTogether.path}`, { method: readTogether.method, headers, body })
  if (!whole.ok) return everybodys(whole)
  const { results } = (await whole.json()) as { results: { data: { status: number; body: unknown }[] } }
  return (at) => {
    const { status = 502, body = null } = results.data[at] ?? {}
    return Response.json(body, { status })
  }
}
