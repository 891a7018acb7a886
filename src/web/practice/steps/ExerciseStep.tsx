import { type ComponentType, useCallback } from 'react'
import type { Lexicon } from '#language/judgement.ts'
import { answeredBy, type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import type { PracticeState } from '#rules/practice-flow.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { isWritten, type PromptProps } from '../exercise-parts.ts'
import { ShouldCount } from '../fetched-later.ts'
import { useSound } from '../speech/use-sound.ts'
import type { Send } from '../use-practice.ts'
import { HintButton, HintSteps } from '../verdict/HintSteps.tsx'
import { ExerciseBody } from './ExerciseBody.tsx'
import { Primary, StepLayout, type StepLayoutProps } from './StepLayout.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { type Checked, useAnswering } from './use-answering.ts'
import type { Exercise } from './use-hints.ts'
import { Rehearsal } from './Verdict.tsx'
import { Reminder, VerdictPanel } from './VerdictPanel.tsx'

interface ExerciseStepProps {
  exercise: Exercise
  state: Pick<PracticeState, 'answer' | 'admin'>
  send: Send
  lexicon: Lexicon
  words: readonly string[]
  /** Whether the lexicon is all there will be: what is judged by it waits for that. */
  hasWords?: boolean
  /** What is met first, where it is not what the type says. */
  Prompt?: ComponentType<PromptProps>
  /** It may be said that one does not know: the answer is shown, and then given. */
  canGiveUp?: boolean
  /** Brings what was answered to the academy; where it is given, a wrong answer may be sent to the authors. */
  flush?: (() => Promise<boolean>) | undefined
  /** Where not every answer is logged: the one that was, last. */
  logged?: string
  /** How it stands on the page, where it is not a page of its own. */
  Layout?: ComponentType<StepLayoutProps>
}

/** One exercise: a prompt and a way of answering, whatever the two are. */
export function ExerciseStep(props: ExerciseStepProps) {
  const {
    exercise,
    state,
    send,
    lexicon,
    words,
    hasWords = true,
    Prompt,
    canGiveUp = false,
    flush,
    logged,
    Layout = StepLayout,
  } = props
  const type = exerciseTypes[exercise.questionType as ExerciseType]
  const sound = useSound()
  const answering = useAnswering({ exercise, state: state.answer, send, lexicon, hasWords })
  const { checked, tries, finish, hints } = answering
  // The verdict is seen first; how the card stands follows.
  const shown = useAfterPaint(state.answer)
  const isWatching = answeredBy[type.answer] === 'watching'
  const isCorrect = state.answer === 'correct'
  const isJudged = isCorrect || state.answer === 'wrong'
  const onWatched = useCallback(() => {
    if (isWatching) finish()
  }, [isWatching, finish])
  const goOn = () => {
    sound.stop()
    answering.goOn()
  }

  return (
    <Layout
      heading={exercise.question}
      onSkip={() => send([{ type: 'skipped' }])}
      aside={
        <>
          <HintButton left={isCorrect ? 0 : hints.left} onHint={hints.take} />
          {state.admin && <EditLinks exercise={exercise} />}
          {canGiveUp && checked === null && (
            <Button look="quiet" size="large" className="max-md:px-2" onClick={answering.giveUp}>
              I don't know
            </Button>
          )}
        </>
      }
      verdict={
        <>
          {checked === null && <Rehearsal />}
          {checked && !isJudged && <Reminder judged={checked.judged} />}
          {checked && isJudged && (
            <VerdictPanel key={tries} exercise={exercise} checked={checked}>
              {flush && isLogged(checked, logged) && isWritten(exercise) && (
                <ShouldCount
                  key={checked.attemptId}
                  exerciseId={exercise.id}
                  flush={flush}
                  checked={checked}
                />
              )}
            </VerdictPanel>
          )}
          {!isCorrect && <HintSteps hints={hints.shown} />}
        </>
      }
      primary={
        isCorrect ? (
          <Primary onClick={goOn}>Next</Primary>
        ) : (
          <Primary
            onClick={answering.check}
            disabled={answering.answer === null}
            pending={answering.isWaiting}
          >
            Check
          </Primary>
        )
      }
    >
      <ExerciseBody
        exercise={exercise}
        Prompt={Prompt}
        sound={sound}
        state={shown}
        onWatched={onWatched}
        onAnswer={answering.give}
        onDone={finish}
        words={words}
        lexicon={lexicon}
        hasWords={hasWords}
        removed={hints.removed}
      />
    </Layout>
  )
}

/** Only what the academy knows of can be sent to its authors. */
function isLogged({ given, attemptId }: Checked, logged: string | undefined): boolean {
  return given !== '' && (logged === undefined || logged === attemptId)
}

function EditLinks({ exercise }: { exercise: Exercise }) {
  return (
    <>
      <LinkButton look="quiet" className="max-md:px-2" to={`/admin/exercises/${exercise.id}`}>
        Edit Ex
      </LinkButton>
      <LinkButton
        look="quiet"
        className="max-md:px-2"
        to={`/admin/exerciseMasters/${exercise.exerciseMasterId}`}
      >
        Edit ExM
      </LinkButton>
    </>
  )
}
