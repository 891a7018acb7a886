import { useEffect } from 'react'
import type { Exercise } from '#calls/practice.ts'
import type { CheckedAnswer } from '#rules/check-answer.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Revealed } from './Revealed.tsx'

interface VerdictPanelProps {
  exercise: Exercise
  judged: CheckedAnswer
  /** What would have been right, once it was asked for. */
  solution: string | null
  onShowSolution: (() => void) | null
}

/** Brings what was answered out from behind the bar, so that one sees it click up or hang loose. */
function useAnswerInSight() {
  useEffect(() => {
    const answer = document.querySelector('main .hangs-loose, main .clicks-up')
    const bar = document.querySelector('main + footer')
    if (!answer || !bar) return
    const hidden = answer.getBoundingClientRect().bottom + 24 - bar.getBoundingClientRect().top
    if (hidden > 0) window.scrollBy({ top: hidden })
  }, [])
}

/** What was said of a wrong answer, while it is being mended. */
export function Reminder({ judged, solution }: Pick<VerdictPanelProps, 'judged' | 'solution'>) {
  if (solution === null && judged.feedback === '') return null
  return (
    <div className="bg-pale-sindoor text-ink">
      <p className="measure max-w-6xl! py-2 leading-snug">
        {solution === null ? judged.feedback : <Solution solution={solution} />}
      </p>
    </div>
  )
}

function Solution({ solution }: { solution: string }) {
  return (
    <>
      The answer is{' '}
      <strong lang={/\p{Script=Devanagari}/u.test(solution) ? 'hi' : undefined}>{solution}</strong>
    </>
  )
}

/** How the answer was: in words and by shape, never by colour alone. */
export function VerdictPanel({ exercise, judged, solution, onShowSolution }: VerdictPanelProps) {
  const { correct, feedback } = judged
  useAnswerInSight()
  return (
    <div className={`rise text-ink ${correct ? 'bg-pale-mor' : 'bg-pale-sindoor'}`}>
      <div className="measure flex max-w-6xl! items-start gap-4 py-3">
        <span
          aria-hidden="true"
          className={`grid size-11 shrink-0 place-items-center ${correct ? 'clicks-up bg-mor text-on-mor' : 'hangs-loose bg-print-night text-print-cream'}`}
        >
          <Icon name={correct ? 'done' : 'close'} className="size-7" />
        </span>
        <div className="min-w-0 grow">
          <p className="text-lg leading-snug font-bold">
            {correct ? "That's Correct" : "Oh no! that's incorrect"}
          </p>
          <p className="leading-snug">{correct ? 'Tremendous!' : 'Please try again'}</p>
          {feedback !== '' && <p className="mt-1 leading-snug">{feedback}</p>}
          {/* What was read or watched stands on the page already. */}
          {correct && /^(LISTEN|WATCH) WITH/.test(exercise.questionType) && <Revealed exercise={exercise} />}
          {solution !== null && !correct && (
            <p className="mt-1 leading-snug">
              <Solution solution={solution} />
            </p>
          )}
          {onShowSolution && !correct && (
            <Button look="quiet" size="small" className="-ms-3" onClick={onShowSolution}>
              Show the answer
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
