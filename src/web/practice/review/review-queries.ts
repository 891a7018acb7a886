import { type ReviewItem, review } from '#calls/review.ts'
import { call } from '../../call.ts'
import { keepsHere } from '../../offline/kept-answers.ts'
import { queries } from '../../queries.ts'
import { sendUnsaved } from '../../saving/send-unsaved.ts'
import { languageHere } from '../../session-storage.ts'
import { meQuery } from '../../use-me.ts'
import { judgingLexicon } from '../judging-lexicon.ts'
import { isKnown } from '../known-exercise.ts'

/**
 * Today's review, as it stands once all that waited on this device is stored; without a connection, as it was when last
 * seen.
 */
export async function loadReview() {
  const myself = await queries.ensureQueryData(meQuery)
  await sendUnsaved(myself._id)
  const session = await reviewNow(myself._id)
  const items = session.items.filter(({ exercise }) => isKnown(exercise))
  const lexicon = await judgingLexicon(languageHere())
  const parts = await partsFor(session.isCatchingUp || session.isKept, items)
  return { myself, session: { ...session, items }, parts, lexicon, loadedAt: performance.now() }
}

/** What not every review has: waited for here, so that nothing moves when it comes. */
async function partsFor(hasNote: boolean, items: ReviewItem[]) {
  const isAsked = hasNote || items.some(({ task }) => task === 'write')
  return isAsked ? import('./review-parts.ts') : undefined
}

/** Whoever keeps lessons on this device has the review there as well; most do not, and wait for none of that. */
async function reviewNow(account: string) {
  if (keepsHere(account)) return (await keptReviews()).reviewHere(account)
  return { ...(await call(review, { query: { timeZone: ownTimeZone() } })), isKept: false }
}

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const keptReviews = () => import('../../offline/kept-review.ts')

/** What was answered is not asked again from what this device keeps. */
export async function noteAnswered(account: string, cardId: string): Promise<void> {
  if (keepsHere(account)) await (await keptReviews()).takeFromKept(account, cardId)
}
