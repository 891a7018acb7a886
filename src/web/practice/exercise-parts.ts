import type { Exercise, ExerciseOption } from '#calls/practice.ts'
import type { Lexicon } from '#language/judgement.ts'
import { optionsOf } from '#rules/check-choice.ts'
import { answeredBy, type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import type { AnswerState } from '#rules/practice-flow.ts'
import type { Sound } from './speech/use-sound.ts'

/** An option's key, a text, a transcript, or words in their order. */
export type Answer = string | string[]

/** What every prompt is given. */
export interface PromptProps {
  exercise: Exercise
  sound: Sound
  /** The answer was right: what was hidden may be seen. */
  isRevealed: boolean
  onWatched: () => void
}

/** What every way of answering is given. */
export interface AnswerProps {
  exercise: Exercise
  sound: Sound
  state: AnswerState
  /** Null takes the answer back. */
  onAnswer: (answer: Answer | null) => void
  /** It is done without judging: watched, or spoken and rated by oneself (domain 20). */
  onDone: () => void
  isWatched: boolean
  /** Words that typing offers first. */
  words: readonly string[]
  /** What answers are judged by: of several guesses at a spoken one, the best counts. */
  lexicon: Lexicon
  /** Whether that is all the words there will be, or they are still on their way. */
  hasWords: boolean
  /** Choices that a hint has taken away. */
  removed: readonly string[]
}

/** Whether it is answered in words, which are judged by a lexicon; choices and films are not. */
export const isWritten = ({ questionType }: Pick<Exercise, 'questionType'>) =>
  answeredBy[exerciseTypes[questionType as ExerciseType].answer] === 'words'

export const choicesOf = (exercise: Exercise) => optionsOf(exercise) as ExerciseOption[]

/** The Hindi that an exercise is about, with its roman, gloss and English: for after the answer, or for who asks. */
export function saidOf({ hindi, roman, gloss, english, content, options }: Exercise) {
  const { saidHindi, saidRoman, saidGloss, saidEnglish } = options
  const text = (shown: string, said: unknown) => shown || (typeof said === 'string' ? said : '')
  return {
    hindi: text(hindi, saidHindi) || content,
    roman: text(roman, saidRoman),
    gloss: text(gloss, saidGloss),
    english: text(english, saidEnglish),
  }
}
