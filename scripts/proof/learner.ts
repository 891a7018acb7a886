import { randomUUID } from 'node:crypto'

export type Json = ReturnType<typeof JSON.parse>

/** Something that a reply acknowledged, and how it is found again in what is held about the student. */
export interface Claim {
  what: string
  holds(held: Json): boolean
}

export interface Learner {
  url: string
  email: string
  id: string
  token: string
  claims: Claim[]
  /** How often they have done each thing: what is overwritten only grows. */
  turns: number
  /** Replies by status; 0 where none came. */
  replies: Map<number, number>
  /** The longest that they waited for one, in milliseconds. */
  slowest: number
}

export interface Reply {
  status: number
  body: Json
  headers: Headers
}

export const password = 'a long way to Kanpur'

/** Asks, and counts what came; null where the server was gone before it had answered. */
export async function ask(who: Learner, how: string, sent?: object): Promise<Reply | null> {
  const [method = 'GET', path = ''] = how.split(' ')
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${who.token}` }
  const body = sent ? { body: JSON.stringify(sent) } : {}
  const asked = performance.now()
  const reply = await answered(fetch(`${who.url}/api${path}`, { method, headers, ...body }))
  who.slowest = Math.max(who.slowest, Math.round(performance.now() - asked))
  who.replies.set(reply?.status ?? 0, (who.replies.get(reply?.status ?? 0) ?? 0) + 1)
  return reply
}

async function answered(asked: Promise<Response>): Promise<Reply | null> {
  try {
    const response = await asked
    const text = await response.text()
    const isJson = (response.headers.get('content-type') ?? '').includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  } catch {
    return null
  }
}

/** A new student, who is enrolled in Hindi; the account itself is the first thing acknowledged. */
export async function newLearner(url: string, secret = password): Promise<Learner | null> {
  const email = `${randomUUID()}@boli.test`
  const learner: Learner = {
    url,
    email,
    id: '',
    token: '',
    claims: [],
    turns: 0,
    replies: new Map(),
    slowest: 0,
  }
  const reply = await ask(learner, 'POST /newsignup', { name: 'Asha', email, password: secret })
  if (reply?.status !== 200) return null
  const { token, user } = reply.body.results.data
  Object.assign(learner, { token, id: user._id ?? user.id })
  learner.claims.push({ what: 'account', holds: (held) => held.profile?.email === email })
  return learner
}

export async function signIn(url: string, { email, secret }: { email: string; secret: string }) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: secret })
  const reply = await answered(fetch(`${url}/api/newlogin`, { method: 'POST', headers, body }))
  return reply?.status === 200 ? (reply.body.results.data.token as string) : null
}

/** Somebody who has an account already. */
export async function signedIn(url: string, account: { email: string; secret: string }): Promise<Learner> {
  const token = await signIn(url, account)
  if (!token) throw new Error(`${account.email} cannot sign in.`)
  return { url, email: account.email, id: '', token, claims: [], turns: 0, replies: new Map(), slowest: 0 }
}

/** Everything held about the student, as the server tells it to the student in person. */
export async function heldAbout(learner: Learner): Promise<Json> {
  const reply = await ask(learner, 'GET /myData')
  if (reply?.status !== 200) throw new Error(`GET /myData: ${reply?.status}`)
  return reply.body.results.data
}

/** Signs in anew and looks for all that was acknowledged. What is missing, by name. */
export async function audit(learner: Learner): Promise<string[]> {
  const token = await signIn(learner.url, { email: learner.email, secret: password })
  if (!token) return ['account']
  learner.token = token
  const held = await heldAbout(learner)
  const missing = learner.claims.filter(({ holds }) => !holds(held)).map(({ what }) => what)
  return [...missing, ...(await lostPicture(learner, held)), ...halfDone(held)]
}

/** The picture that the profile names is a file; the row alone is not enough. */
async function lostPicture({ url }: Learner, held: Json): Promise<string[]> {
  const name = held.profile.picture
  if (!name) return []
  const reply = await answered(fetch(`${url}/UserProfile/${name}`))
  return reply?.status === 200 ? [] : ['picture']
}

/** What is saved in one transaction stands whole or not at all, acknowledged or not. */
function halfDone(held: Json): string[] {
  const done = new Set(held.completions.map((row: Json) => row.item_id))
  const halves = held.attempts.filter((row: Json) => row.answer === 'watched' && !done.has(row.exercise_id))
  return halves.map(() => 'the other half of a transaction')
}
