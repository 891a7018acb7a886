import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import { prepareFile } from '../ui/later.tsx'
import { laterParts } from './fetched-later.ts'
import { preparePrompts } from './prompts/prompt-table.ts'

/** Fetches what these exercises will need, while the first of them is read. */
export function prepareParts(exercises: readonly { questionType: string }[]): void {
  prepareFile(laterParts)
  preparePrompts(exercises.map(({ questionType }) => exerciseTypes[questionType as ExerciseType].prompt))
  // The face in which a verdict marks letters: first used there, it would hold the verdict up.
  void document.fonts.load('bold 1em Mukta', 'अ').catch(() => {})
}
