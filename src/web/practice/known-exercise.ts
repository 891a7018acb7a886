import type { Exercise } from '#calls/practice.ts'
import { exerciseTypes } from '#rules/exercise-types.ts'

/** An exercise that is asked, of a type that this client can show. */
export const isKnown = (exercise: Exercise) => exercise.isActive && exercise.questionType in exerciseTypes
