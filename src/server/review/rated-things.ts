import { normalise } from '#language/normalise.ts'
import { answeredBy, type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import type { LessonTaught } from '../curriculum/taught-lessons.ts'
import type { ExerciseRow, WordRow } from '../curriculum/taught-rows.ts'

/** What one answer to an exercise tells of: always the exercise itself, and sometimes a word. */
export interface RatedThings {
  exerciseId: string
  /** It holds a sentence that is worth asking again, right or wrong. */
  isSentence: boolean
  word: WordRow | undefined
}

/** Null for what is watched or spoken: nobody but the learner knows how that went. */
export function ratedThings(exercise: ExerciseRow, lesson: LessonTaught): RatedThings | null {
  const { prompt, answer } = exerciseTypes[exercise.questionType as ExerciseType]
  if (answer === 'record' || answeredBy[answer] === 'watching') return null
  const said = sentenceIn(exercise)
  const isWritten = answer === 'type' || answer === 'order' || prompt === 'read'
  // To choose among sounds is about something else than the word that is heard.
  const word = answer === 'audio' ? undefined : lesson.words.find(({ native }) => normalise(native) === said)
  return { exerciseId: exercise.id, isSentence: isWritten && said.includes(' ') && !word, word }
}

/** The Hindi that an exercise is about, as it is compared; empty where there is none. */
export function sentenceIn({ data, questionType }: ExerciseRow): string {
  const { said, answer, answerWords } = data
  const isTyped = exerciseTypes[questionType as ExerciseType].answer === 'type'
  return normalise(said?.hindi || answerWords.join(' ') || (isTyped ? answer : ''))
}

/** Letters stand among the words, as a kind of their own. */
export function wordKind({ kind }: WordRow): 'word' | 'letter' {
  return kind === 'letter' ? 'letter' : 'word'
}
