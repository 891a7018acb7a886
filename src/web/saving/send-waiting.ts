import { longestSending } from '../connection.ts'
import { keepProgress } from '../offline/kept-answers.ts'
import type { Unsaved } from './save-queue.ts'

/** How a sending ended: all stored, some kept for later as nobody answered or as it was not taken, the token no longer good, or another one's. */
export type Outcome = 'stored' | 'unreached' | 'kept' | 'ended' | 'stranger'

type Entry = Unsaved & { owner: string }

interface Outbox<Kept extends Entry> {
  waiting: () => Promise<Kept[]>
  remove: (entry: Kept) => Promise<void>
  /** The academy will never take this one. */
  onRefused?: (sentence: string) => void
}

/** What the server will never take, however often it is sent; all else may mend. */
const final = [400, 403, 404, 409, 413, 422]

/**
 * Sends all that waits of one account, in its order, with one token of which it is known whose it is: what one
 * student did is never sent as another. Stops at the first that fails: what comes after would fail alike.
 */
export async function sendWaiting<Kept extends Entry>(
  { owner, token }: { owner: string; token: string },
  outbox: Outbox<Kept>,
): Promise<Outcome> {
  const whose = await ownerOf(token)
  if (whose.status === 401) return 'ended'
  if (whose.id === null) return whose.status === 0 ? 'unreached' : 'kept'
  if (whose.id !== owner) return 'stranger'
  for (const entry of await outbox.waiting()) {
    const response = await postWhereItStands(entry, token)
    if (!response) return 'unreached'
    if (response.status === 401) return 'ended'
    if (!response.ok && !final.includes(response.status)) return 'kept'
    // Read where nobody asks for it too: a reply that is not read to its end keeps one of the few lines to the academy.
    const body = await response.json().catch(() => null)
    if (!response.ok) outbox.onRefused?.(sentenceIn(body))
    // Before it waits no more: in between, a page that opens would know of it from neither.
    else if ('update' in entry && body?.results?.data)
      await keepProgress(owner, entry.update.lesson, body.results.data)
    await outbox.remove(entry)
  }
  return 'stored'
}

const nobody = ''
let known: { token: string; id: string } | null = null

/** Asked of the server, once a token: another tab may have signed somebody else in. */
async function ownerOf(token: string): Promise<{ status: number; id: string | null }> {
  if (known?.token === token) return { status: 200, id: known.id }
  const signal = AbortSignal.timeout(longestSending)
  const response = await fetch('/api/me', { headers: headersOf(token), signal }).catch(() => null)
  const body = response?.ok ? await response.json().catch(() => null) : null
  const me = body?.results?.data
  if (typeof me?._id !== 'string') return { status: response?.status ?? 0, id: null }
  // Through a student's eyes an admin saves nothing: what was sent so would be gone.
  const id = me.impersonatedBy ? nobody : me._id
  known = { token, id }
  return { status: 200, id }
}

/** The lesson may have been moved to another chapter since, or its course; what was done in it is sent there. */
async function postWhereItStands(entry: Entry, token: string): Promise<Response | null> {
  const response = await postInTime(entry, token)
  if (response?.status !== 404 || !('update' in entry)) return response
  const place = await placeNow(entry.update.lesson, token)
  if (!place) return response
  const isMoved = placeNames.some((name) => place[name] !== entry.update[name])
  return isMoved ? postInTime({ ...entry, update: { ...entry.update, ...place } }, token) : response
}

const placeNames = ['course', 'unit', 'chapter'] as const

async function placeNow(lesson: string, token: string) {
  const signal = AbortSignal.timeout(longestSending)
  const path = `/api/lessons/${encodeURIComponent(lesson)}`
  const response = await fetch(path, { headers: headersOf(token), signal }).catch(() => null)
  const body = response?.ok ? await response.json().catch(() => null) : null
  const { chapterId, extraInfo } = body?.results?.data ?? {}
  if (!extraInfo) return null
  return { course: extraInfo.courseId, unit: extraInfo.unitId, chapter: chapterId }
}

/** A long backlog may be more than the academy takes at once: it says how many seconds to wait, which are few. */
async function postInTime(entry: Entry, token: string): Promise<Response | null> {
  const response = await post(entry, token)
  const wait = Number(response?.status === 429 ? response.headers.get('retry-after') : 0)
  if (!(wait > 0 && wait <= 10)) return response
  await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  return post(entry, token)
}

/** Whoever sends next waits for it. What is given up may be stored: sent again it has its id, which the academy knows. */
function post(entry: Entry, token: string): Promise<Response | null> {
  const [path, body] = saidOf(entry)
  const headers = { ...headersOf(token), 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(longestSending)
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal }).catch(() => null)
}

/** Where it goes, and what is said there: with how long ago it was done. */
function saidOf(entry: Entry): [path: string, body: object] {
  const ago = entry.since === undefined ? 0 : Math.max(0, Date.now() - entry.since)
  if ('reviewed' in entry) return ['/api/review/answers', { ...entry.reviewed, ago }]
  const [path, said] =
    'update' in entry
      ? (['/api/updateuserprogress', entry.update] as const)
      : (['/api/attempts', entry.given] as const)
  const { attempt } = said
  return [path, attempt ? { ...said, attempt: { ...attempt, ago } } : { ...said, ago }]
}

const headersOf = (token: string) => ({ accept: 'application/json', authorization: `Bearer ${token}` })

const sentenceIn = (body: { message?: unknown } | null): string =>
  typeof body?.message === 'string' ? body.message : ''
