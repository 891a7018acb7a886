import { type AnswerKind, type ExerciseType, exerciseTypes, type Prompt } from '../exercise-types.ts'

/** What an exercise trains, in the order shown. */
export const skills = ['listen', 'read', 'watch', 'type', 'order', 'speak'] as const
export type Skill = (typeof skills)[number]

const byAnswer: Partial<Record<AnswerKind, Skill>> = { type: 'type', order: 'order', record: 'speak' }
const byPrompt: Record<Prompt, Skill> = { listen: 'listen', read: 'read', watch: 'watch' }

/** What one writes, puts in order or says trains that; a choice trains how its question came. */
export function skillOf(type: ExerciseType): Skill {
  const { prompt, answer } = exerciseTypes[type]
  return byAnswer[answer] ?? byPrompt[prompt]
}
