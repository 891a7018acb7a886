import { type ReviewSession, review } from '#calls/review.ts'
import { withoutAnswered } from '#rules/review/without-answered.ts'
import { call } from '../call.ts'
import { waitingOf } from '../saving/outbox-store.ts'
import { keepsHere, reviewCache } from './kept-answers.ts'
import { lessonFiles } from './lesson-files.ts'
import { orKept } from './or-kept.ts'

/** The review as it was last seen, less what was answered since: where a student keeps lessons, this is kept as well. */
const about = '/offline/review'
/** Too much for a day's review: they are watched with a connection, or in a lesson that was downloaded. */
const film = /\.(mp4|webm|mov)$/

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Today's review; without a connection, as it was when last seen. */
export function reviewHere(account: string): Promise<ReviewSession & { isKept: boolean }> {
  const asked = keepReview(account).then((session) => ({ ...session, isKept: false }))
  return orKept(asked, async () => {
    const kept = await keptReview(account)
    return kept && { ...kept, isKept: true }
  })
}

/** Asks what is due today, less what this device has not sent yet, and keeps it for when there is no connection. */
export async function keepReview(account: string): Promise<ReviewSession> {
  // What is sent meanwhile may be in the reply, and waits no more.
  const before = await unsentOf(account)
  const session = await call(review, { query: { timeZone: ownTimeZone() } })
  const left = withoutAnswered(session, [...before, ...(await unsentOf(account))])
  // A full device opens no review without a connection; what is asked now needs no room.
  if (keepsHere(account)) await keep(account, left).catch(() => {})
  return left
}

/** The review that is kept here, less what waits to be sent, which a page left at once had no time to take out of it. */
export async function keptReview(account: string): Promise<ReviewSession | undefined> {
  if (!keepsHere(account)) return undefined
  const kept = await caches.match(about, { cacheName: reviewCache(account) })
  return kept && withoutAnswered((await kept.json()) as ReviewSession, await unsentOf(account))
}

/** The cards of which an answer waits here. */
async function unsentOf(account: string): Promise<string[]> {
  const waiting = await waitingOf(account)
  return waiting.flatMap((entry) => ('reviewed' in entry ? [entry.reviewed.cardId] : []))
}

/** What was answered is not asked again from what is kept. */
export async function takeFromKept(account: string, cardId: string): Promise<void> {
  const session = await keptReview(account)
  // On a full device it may be asked once more; the answer itself waits elsewhere.
  if (session) await write(account, withoutAnswered(session, [cardId])).catch(() => {})
}

async function write(account: string, session: ReviewSession): Promise<void> {
  const cache = await caches.open(reviewCache(account))
  await cache.put(about, Response.json(session))
}

async function keep(account: string, session: ReviewSession): Promise<void> {
  await write(account, session)
  // Those for which there is no room say so when they are played.
  void keepFiles(account, session).catch(() => {})
}

/** Its sounds and pictures, one after the other: nothing that is looked at waits for them. One that fails says so when it is played. */
async function keepFiles(account: string, { items }: ReviewSession): Promise<void> {
  const cache = await caches.open(reviewCache(account))
  const files = lessonFiles(items).filter(({ path }) => !film.test(path))
  const wanted = new Set([about, ...files.map(({ path }) => path)])
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (!wanted.has(pathname)) await cache.delete(pathname)
  }
  for (const { url, path } of files) {
    if (await caches.match(path)) continue
    const response = await fetch(url, { priority: 'low' }).catch(() => undefined)
    if (!response) return
    if (response.ok && keepsHere(account)) await cache.put(path, response)
  }
}
