import type { Exercise, Vocabulary } from '#calls/practice.ts'
import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import { whenIdle } from '../when-idle.ts'
import { choicesOf } from './exercise-parts.ts'

const asked = new Set<string>()

/** The sounds and pictures that an exercise or a word comes with. */
export function mediaOf(item: Exercise | Vocabulary): string[] {
  const all = 'options' in item ? mediaOfExercise(item) : [item.audio, item.image]
  return [...new Set(all)].filter((url) => url !== '')
}

function mediaOfExercise(exercise: Exercise): string[] {
  const { prompt, answer } = exerciseTypes[exercise.questionType as ExerciseType]
  const options = choicesOf(exercise)
  return [
    ...(prompt === 'listen' ? [exercise.audio] : []),
    ...(exercise.isImage ? [exercise.exerciseImage] : []),
    ...(answer === 'image' ? options.map(({ image }) => image) : []),
    ...(answer === 'audio' || answer === 'order' ? options.map(({ nativeFile }) => nativeFile) : []),
  ]
}

/** Fetches what the next one sounds and looks like while this one is answered; what it returns calls that off. */
export function prepareMedia(item: Exercise | Vocabulary): () => void {
  return whenIdle(() => {
    if (!navigator.onLine) return
    for (const url of mediaOf(item).filter((each) => !asked.has(each))) {
      asked.add(url)
      // Read to its end, so that the browser keeps it whole; else it is asked for when it is met.
      fetch(url, { priority: 'low', mode: 'no-cors' })
        .then((response) => response.blob())
        .catch(() => asked.delete(url))
    }
  })
}
