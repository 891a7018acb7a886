import { useMemo, useState } from 'react'
import type { Exercise } from '#calls/practice.ts'
import type { LessonPreview } from '#calls/studio-publishing.ts'
import { startPractice, step } from '#rules/practice-flow.ts'
import { lessonWords } from '../../practice/practice-data.ts'
import { ExerciseStep } from '../../practice/steps/ExerciseStep.tsx'
import type { StepLayoutProps } from '../../practice/steps/StepLayout.tsx'
import type { Send } from '../../practice/use-practice.ts'
import { Button } from '../../ui/Button.tsx'

interface ExercisePreviewProps {
  exercise: Exercise
  lesson: LessonPreview
}

const begun = (id: string) =>
  startPractice({ exercises: [{ id, isCompleted: false }], vocabulary: [], feedback: [], admin: false })

/** An exercise as the student meets it, to be tried; nothing that is answered here is kept. */
export function ExercisePreview({ exercise, lesson }: ExercisePreviewProps) {
  const [state, setState] = useState(() => begun(exercise.id))
  const [round, setRound] = useState(0)
  const languageId = lesson.lesson.extraInfo.courseId
  const { words, lexicon } = useMemo(
    () => lessonWords({ exercises: lesson.exercises, vocabularies: lesson.vocabularies, languageId }),
    [lesson, languageId],
  )
  const again = () => {
    setState(begun(exercise.id))
    setRound((last) => last + 1)
  }
  const send: Send = (events) => {
    const next = events.reduce((before, event) => step(before, event).state, state)
    if (next.step === 'finished' || next.visit !== state.visit) again()
    else setState(next)
  }
  return (
    <div>
      <ExerciseStep
        key={round}
        exercise={exercise}
        state={{ answer: state.answer, admin: false }}
        send={send}
        lexicon={lexicon}
        words={words}
        Layout={PreviewLayout}
      />
      <Button look="quiet" className="mt-2 px-0!" onClick={again}>
        Begin it again
      </Button>
    </div>
  )
}

/** The same parts in the same order as in practice, as a part of the page. */
function PreviewLayout({ heading, children, verdict, primary, aside }: StepLayoutProps) {
  return (
    <div className="bg-paper">
      <p className="mb-4 font-display text-xl leading-tight">{heading}</p>
      {/* The column is narrow, however wide the window: a film stands above its answers. */}
      <div className="[&>div]:grid-cols-1">{children}</div>
      <div className="practice-bar mt-6 border-t-4 border-ink">
        <div role="status">{verdict}</div>
        <div className="flex flex-wrap items-center gap-3 py-3">
          {aside}
          <span className="ms-auto">{primary}</span>
        </div>
      </div>
    </div>
  )
}
