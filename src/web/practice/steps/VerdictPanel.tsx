import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Exercise } from '#calls/practice.ts'
import type { CheckedAnswer } from '#rules/check-answer.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { Compared } from '../verdict/Compared.tsx'
import { afterPaint } from './after-paint.ts'
import { Revealed } from './Revealed.tsx'
import { type Checked, isCompared } from './use-answering.ts'

interface VerdictPanelProps {
  exercise: Exercise
  checked: Checked
  /** What can be done about a wrong answer. */
  children?: ReactNode
}

/** Whether the verdict itself is drawn: its reasons follow, so that they do not keep it waiting. */
function useIsDrawn() {
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setIsDrawn(true))), [])
  // What was answered comes out from behind the bar, so that one sees it click up or hang loose.
  useEffect(() => (isDrawn ? afterPaint(bringAnswerInSight) : undefined), [isDrawn])
  return isDrawn
}

function bringAnswerInSight() {
  const answer = document.querySelector('main .hangs-loose, main .clicks-up')
  const bar = document.querySelector('main + footer')
  if (!answer || !bar) return
  const hidden = answer.getBoundingClientRect().bottom + 24 - bar.getBoundingClientRect().top
  if (hidden > 0) window.scrollBy({ top: hidden })
}

/** What was said of a wrong answer, while it is being mended. */
export function Reminder({ judged }: { judged: CheckedAnswer }) {
  if (judged.feedback === '') return null
  return (
    <div className="bg-pale-sindoor text-ink">
      <p className="measure max-w-6xl! py-2 leading-snug">
        <MixedText>{judged.feedback}</MixedText>
      </p>
    </div>
  )
}

/** How the answer was: in words and by shape, never by colour alone. */
export function VerdictPanel({ exercise, checked, children }: VerdictPanelProps) {
  const { correct, feedback, expected = '' } = checked.judged
  const isDrawn = useIsDrawn()
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
          <div className="gap-x-16 md:flex">
            <div className="min-w-0">
              <p className="text-lg leading-snug font-bold">
                {correct ? "That's Correct" : "Oh no! that's incorrect"}
              </p>
              <p className="leading-snug">{correct ? 'Tremendous!' : 'Please try again'}</p>
              {isDrawn && feedback !== '' && (
                <p className="mt-1 leading-snug">
                  <MixedText>{feedback}</MixedText>
                </p>
              )}
            </div>
            {isDrawn && isCompared(checked) && (
              <Compared
                expected={expected}
                given={String(checked.given)}
                isSpoken={exercise.questionType.endsWith('RECORD')}
                expectedName={correct ? 'The norm' : 'Right'}
              />
            )}
          </div>
          {/* What was read or watched stands on the page already. */}
          {isDrawn && correct && /^(LISTEN|WATCH) WITH/.test(exercise.questionType) && (
            <Revealed exercise={exercise} />
          )}
          {isDrawn && !correct && children}
        </div>
      </div>
    </div>
  )
}
