import { useEffect, useMemo } from 'react'
import { useRevalidator } from 'react-router'
import { academy } from '#rules/academy.ts'
import { reviewPercent } from '#rules/review/review-flow.ts'
import { toDashboard } from '../../paths.ts'
import { languageHere } from '../../session-storage.ts'
import { Message } from '../../ui/Message.tsx'
import { useDataAnew } from '../../use-data-anew.ts'
import { PracticeHeader } from '../PracticeHeader.tsx'
import { prepareMedia } from '../prepare-media.ts'
import { ExerciseStep } from '../steps/ExerciseStep.tsx'
import { useAhead } from '../use-ahead.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import type { Route } from './+types/ReviewScreen.ts'
import { ReviewEnd } from './ReviewEnd.tsx'
import { loadReview } from './review-queries.ts'
import { useReview } from './use-review.ts'

export const clientLoader = loadReview

/** The daily review: what would be forgotten by tomorrow, asked today. */
export default function ReviewScreen({ loaderData }: Route.ComponentProps) {
  // Hours later something else is due: it begins anew.
  const loaded = useDataAnew(loaderData, loadReview)
  return <Review key={loaded.loadedAt} {...loaded} />
}

function Review({ session, parts, myself }: Awaited<ReturnType<typeof loadReview>>) {
  const { state, send, tally, flush, logged } = useReview(session, myself._id)
  const { revalidate } = useRevalidator()
  const exercises = useMemo(() => session.items.map(({ exercise }) => exercise), [session])
  const { current } = state
  const known = useAhead({ exercises, current: current?.exercise, languageId: languageHere() })
  useShortcuts()
  const following = state.waiting[0]?.exercise
  useEffect(() => following && prepareMedia(following), [following])

  const note = (session.isKept || session.isCatchingUp) && parts?.noteOn(session)
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`Daily review · ${academy.name}`}</title>
      <PracticeHeader
        lessonName="Daily review"
        percent={reviewPercent(state)}
        closeTo={toDashboard()}
        report={null}
      />
      {note && current && state.visit === 0 && (
        <div className="practice-measure pt-3">
          <Message tone="note">{note}</Message>
        </div>
      )}
      {current && (
        <ExerciseStep
          key={state.visit}
          exercise={current.exercise}
          state={{ answer: state.answer, admin: false }}
          send={send}
          {...known}
          canGiveUp
          // A word's own question is not an author's exercise.
          flush={current.task === 'exercise' ? flush : undefined}
          logged={logged}
          {...(parts && current.task === 'write' ? { Prompt: parts.MeaningPrompt } : {})}
        />
      )}
      {!current && (
        <ReviewEnd
          hasAsked={state.visit > 0}
          session={session}
          tally={tally}
          studentId={myself._id}
          load={loadReview}
          onMore={() => void revalidate()}
        />
      )}
    </div>
  )
}
