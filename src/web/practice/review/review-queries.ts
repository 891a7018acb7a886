import { type ReviewItem, review } from '#calls/review.ts'
import { call } from '../../call.ts'
import { keepsHere, somebodyKeepsHere } from '../../offline/kept-answers.ts'
import { queries } from '../../queries.ts'
import { isNothingWaiting } from '../../saving/outbox-store.ts'
import { sentInTime } from '../../saving/send-unsaved.ts'
import { meQuery } from '../../use-me.ts'
import { isKnown } from '../known-exercise.ts'

/**
 * Today's review, as it stands once all that waited on this device is stored; without a connection, as it was when last
 * seen.
 */
export async function loadReview() {
  const [myself, atOnce] = await Promise.all([queries.ensureQueryData(meQuery), reviewAtOnce()])
  const session = atOnce ?? (await reviewOnceSent(myself._id))
  const items = session.items.filter(({ exercise }) => isKnown(exercise))
  const parts = await partsFor(session.isCatchingUp || session.isKept, items)
  return { myself, session: { ...session, items }, parts, loadedAt: performance.now() }
}

/** What not every review has: waited for here, so that nothing moves when it comes. */
async function partsFor(hasNote: boolean, items: ReviewItem[]) {
  const isAsked = hasNote || items.some(({ task }) => task === 'write')
  return isAsked ? import('./review-parts.ts') : undefined
}

/** Most devices keep nothing that the review must wait for: it is then asked for together with who asks. */
async function reviewAtOnce() {
  return !somebodyKeepsHere() && (await isNothingWaiting()) ? reviewNow() : undefined
}

/** Less what is still being sent by then. Whoever keeps lessons on this device has the review there as well. */
async function reviewOnceSent(account: string) {
  await sentInTime(account)
  return (await keptReviews()).reviewHere(account)
}

async function reviewNow() {
  return { ...(await call(review, { query: { timeZone: ownTimeZone() } })), isKept: false }
}

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const keptReviews = () => import('../../offline/kept-review.ts')

/** What was answered is not asked again from what this device keeps. */
export async function noteAnswered(account: string, cardId: string): Promise<void> {
  if (keepsHere(account)) await (await keptReviews()).takeFromKept(account, cardId)
}
