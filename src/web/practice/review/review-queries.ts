import { review } from '#calls/review.ts'
import { call } from '../../call.ts'
import { queries } from '../../queries.ts'
import { sendUnsaved } from '../../saving/send-unsaved.ts'
import { languageHere } from '../../session-storage.ts'
import { meQuery } from '../../use-me.ts'
import { judgingLexicon } from '../judging-lexicon.ts'
import { isKnown } from '../known-exercise.ts'

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Today's review, as it stands once all that waited on this device is stored. */
export async function loadReview() {
  const myself = await queries.ensureQueryData(meQuery)
  await sendUnsaved(myself._id)
  const session = await call(review, { query: { timeZone: ownTimeZone() } })
  const items = session.items.filter(({ exercise }) => isKnown(exercise))
  const lexicon = await judgingLexicon(languageHere())
  return { myself, session: { ...session, items }, lexicon, loadedAt: performance.now() }
}
