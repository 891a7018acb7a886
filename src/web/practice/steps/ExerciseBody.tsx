import { type ComponentType, memo } from 'react'
import { type ExerciseType, exerciseTypes, type Prompt } from '#rules/exercise-types.ts'
import { answers } from '../answers/answer-table.ts'
import type { AnswerProps, PromptProps } from '../exercise-parts.ts'
import { prompts } from '../prompts/prompt-table.ts'

interface ExerciseBodyProps extends Omit<AnswerProps, 'isWatched'>, Pick<PromptProps, 'onWatched'> {
  /** What is met first, where it is not what the type says. */
  Prompt: ComponentType<PromptProps> | undefined
}

// Beside a film there is room for the answer on a wide screen.
const layouts: Record<Prompt, string> = {
  listen: 'grid gap-8',
  read: 'grid gap-8',
  watch: 'grid items-start gap-5 lg:grid-cols-[3fr_2fr] lg:gap-8',
}

/** What is met and the way of answering it; drawn again only for what is its own, so that a verdict need not wait. */
export const ExerciseBody = memo(function ExerciseBody({
  Prompt,
  onWatched,
  ...answering
}: ExerciseBodyProps) {
  const { exercise, sound, state } = answering
  const type = exerciseTypes[exercise.questionType as ExerciseType]
  const [PromptPart, AnswerPart] = [Prompt ?? prompts[type.prompt], answers[type.answer]]
  const isCorrect = state === 'correct'
  return (
    <div className={layouts[type.prompt]}>
      <PromptPart exercise={exercise} sound={sound} isRevealed={isCorrect} onWatched={onWatched} />
      <AnswerPart {...answering} isWatched={isCorrect} />
    </div>
  )
})
