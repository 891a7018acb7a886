import { type ComponentType, Suspense, useCallback, useState } from 'react'
import type { Lexicon } from '#language/judgement.ts'
import { type CheckedAnswer, checkAnswer } from '#rules/check-answer.ts'
import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import type { PracticeState } from '#rules/practice-flow.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { answers } from '../answers/answer-table.ts'
import { type Answer, choicesOf, type PromptProps } from '../exercise-parts.ts'
import { prompts } from '../prompts/prompt-table.ts'
import { useSound } from '../speech/use-sound.ts'
import type { Send } from '../use-practice.ts'
import { Primary, StepLayout } from './StepLayout.tsx'
import { Reminder, VerdictPanel } from './VerdictPanel.tsx'

interface ExerciseStepProps {
  exercise: Exercise
  state: Pick<PracticeState, 'answer' | 'admin'>
  send: Send
  lexicon: Lexicon
  words: readonly string[]
  /** What is met first, where it is not what the type says. */
  Prompt?: ComponentType<PromptProps>
  /** It may be said that one does not know: the answer is shown, and then given. */
  canGiveUp?: boolean
}
type Exercise = Parameters<typeof choicesOf>[0]

// Beside a film there is room for the answer on a wide screen.
const layouts = {
  listen: 'grid gap-8',
  read: 'grid gap-8',
  watch: 'grid items-start gap-5 lg:grid-cols-[3fr_2fr] lg:gap-8',
}
const watched: CheckedAnswer = { correct: true, verdict: 'exact', feedback: '' }

/** One exercise: a prompt and a way of answering, whatever the two are. */
export function ExerciseStep(props: ExerciseStepProps) {
  const { exercise, state, send, lexicon, words, Prompt, canGiveUp = false } = props
  const type = exerciseTypes[exercise.questionType as ExerciseType]
  const [PromptPart, AnswerPart] = [Prompt ?? prompts[type.prompt], answers[type.answer]]
  const sound = useSound()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [judged, setJudged] = useState<CheckedAnswer | null>(null)
  const [tries, setTries] = useState(0)
  const [isSolved, setIsSolved] = useState(false)
  const isCorrect = state.answer === 'correct'
  const solution = isSolved ? solutionOf(exercise) : null
  const hints = tries + (isSolved ? 1 : 0)
  const isWatching = type.answer === 'watched' || type.answer === 'watched4'

  const give = (given: Answer | null) => {
    setAnswer(given)
    send([{ type: 'answered', given: given !== null }])
  }
  const check = () => {
    if (answer === null) return
    const found = checkAnswer(exercise, answer, lexicon)
    setJudged(found)
    if (!found.correct) setTries(tries + 1)
    send([{ type: 'checked', correct: found.correct }], { answer, hints })
  }
  const finish = useCallback(() => {
    setJudged(watched)
    send([
      { type: 'answered', given: true },
      { type: 'checked', correct: true },
    ])
  }, [send])
  const onWatched = useCallback(() => {
    if (isWatching) finish()
  }, [isWatching, finish])
  const giveUp = () => {
    setJudged({ correct: false, verdict: 'wrong', feedback: '' })
    setIsSolved(true)
    setTries(tries + 1)
    send(
      [
        { type: 'answered', given: true },
        { type: 'checked', correct: false },
      ],
      { answer: '', hints },
    )
  }
  const goOn = () => {
    sound.stop()
    send([{ type: 'passed' }], { answer: answer ?? '', hints })
  }

  return (
    <StepLayout
      heading={exercise.question}
      onSkip={() => send([{ type: 'skipped' }])}
      aside={
        <>
          {state.admin && <EditLinks exercise={exercise} />}
          {canGiveUp && judged === null && (
            <Button look="quiet" size="large" className="max-sm:px-2" onClick={giveUp}>
              I don't know
            </Button>
          )}
        </>
      }
      verdict={
        judged &&
        (state.answer === 'correct' || state.answer === 'wrong' ? (
          <VerdictPanel
            key={tries}
            exercise={exercise}
            judged={judged}
            solution={solution}
            onShowSolution={tries >= 2 && !isSolved ? () => setIsSolved(true) : null}
          />
        ) : (
          <Reminder judged={judged} solution={solution} />
        ))
      }
      primary={
        isCorrect ? (
          <Primary onClick={goOn}>Next</Primary>
        ) : (
          <Primary onClick={check} disabled={answer === null}>
            Check
          </Primary>
        )
      }
    >
      <div className={layouts[type.prompt]}>
        <PromptPart exercise={exercise} sound={sound} isRevealed={isCorrect} onWatched={onWatched} />
        <Suspense fallback={<div className="min-h-72" />}>
          <AnswerPart
            exercise={exercise}
            sound={sound}
            state={state.answer}
            onAnswer={give}
            onDone={finish}
            isWatched={isCorrect}
            words={words}
          />
        </Suspense>
      </div>
    </StepLayout>
  )
}

function EditLinks({ exercise }: { exercise: Exercise }) {
  return (
    <>
      <LinkButton look="quiet" className="max-sm:px-2" to={`/admin/exercises/${exercise.id}`}>
        Edit Ex
      </LinkButton>
      <LinkButton
        look="quiet"
        className="max-sm:px-2"
        to={`/admin/exerciseMasters/${exercise.exerciseMasterId}`}
      >
        Edit ExM
      </LinkButton>
    </>
  )
}

/** What to answer, for who asks after two tries: an exercise is no trap. */
function solutionOf(exercise: Exercise): string {
  const { answer, answerWords } = exercise.options
  const choices = choicesOf(exercise)
  const at = choices.findIndex((option) => option.key === answer)
  const option = choices[at]
  if (answerWords) return answerWords.join(' ')
  return option ? `${at + 1}: ${option.value || option.nativeValue}` : answer
}
