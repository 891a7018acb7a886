import type { Vocabulary } from '#calls/practice.ts'
import { saidOf } from '../exercise-parts.ts'
import type { PracticeData } from '../practice-data.ts'

interface Learning extends Pick<PracticeData, 'exercises' | 'vocabularies'> {
  progress: Pick<PracticeData['progress'], 'completedExerciseIds' | 'completedVocabularyIds'>
}

/** The lesson's words that a visitor knows by now: from their cards, or from an exercise that was solved. */
export function learntWords({ exercises, vocabularies, progress }: Learning): Vocabulary[] {
  const cards = new Set(progress.completedVocabularyIds)
  const solved = new Set(progress.completedExerciseIds)
  const said = exercises.filter(({ id }) => solved.has(id)).map((one) => wordsOf(saidOf(one).hindi))
  return vocabularies.filter(
    ({ id, wordInNative }) => cards.has(id) || said.some((text) => text.includes(wordsOf(wordInNative))),
  )
}

/** With a blank around each word, so that no word is found inside another. */
const wordsOf = (text: string) =>
  ` ${text
    .normalize('NFC')
    .split(/[\s।॥,.!?]+/u)
    .filter(Boolean)
    .join(' ')} `
