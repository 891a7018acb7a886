import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Exercise } from '#calls/practice.ts'
import type { CheckedAnswer } from '#rules/check-choice.ts'
import { afterPaint } from '../../after-paint.ts'
import { MixedText } from '../../ui/MixedText.tsx'
import { Compared } from '../fetched-later.ts'
import { Revealed } from './Revealed.tsx'
import { type Checked, isCompared } from './use-answering.ts'
import { Verdict } from './Verdict.tsx'

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
  // On a low screen it scrolls, and may stand where the one before was read to.
  bar?.querySelector('.practice-said')?.scrollTo({ top: 0 })
  if (!answer || !bar) return
  const { top, bottom } = answer.getBoundingClientRect()
  const hidden = bottom + 24 - bar.getBoundingClientRect().top
  // Where there is room for the answer alone it keeps its upper edge; as it sways it measures taller.
  if (hidden > 0) window.scrollBy({ top: Math.min(hidden, top - 4) })
}

/** What was said of a wrong answer, while it is being mended: read aloud already, it would talk into the typing. */
export function Reminder({ judged }: { judged: CheckedAnswer }) {
  if (judged.feedback === '') return null
  return (
    <div aria-live="off" className="bg-pale-sindoor text-ink">
      <p className="practice-measure py-2 leading-snug">
        <MixedText>{judged.feedback}</MixedText>
      </p>
    </div>
  )
}

/** How the answer was. */
export function VerdictPanel({ exercise, checked, children }: VerdictPanelProps) {
  const { correct, feedback, expected = '' } = checked.judged
  const isDrawn = useIsDrawn()
  if (!isDrawn) return <Verdict correct={correct} isStill />
  return (
    <Verdict
      correct={correct}
      reason={
        feedback !== '' && (
          <p className="mt-1 leading-snug">
            <MixedText>{feedback}</MixedText>
          </p>
        )
      }
      compared={
        isCompared(checked) && (
          <Compared
            expected={expected}
            given={String(checked.given)}
            isSpoken={exercise.questionType.endsWith('RECORD')}
            expectedName={correct ? 'The norm' : 'Right'}
          />
        )
      }
    >
      {/* What was read or watched stands on the page already. */}
      {correct && /^(LISTEN|WATCH) WITH/.test(exercise.questionType) && <Revealed exercise={exercise} />}
      {!correct && children}
    </Verdict>
  )
}
