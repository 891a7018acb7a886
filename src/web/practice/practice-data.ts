import type { Me } from '#calls/accounts.ts'
import { type Lesson, type LessonProgress, lesson, lessonExercisesProgress } from '#calls/lessons.ts'
import { type Exercise, lessonExercises, lessonVocabularies, type Vocabulary } from '#calls/practice.ts'
import type { Lexicon } from '#language/judgement.ts'
import { call } from '../call.ts'
import { loading } from '../call-error.ts'
import { queries } from '../queries.ts'
import { withWaiting } from '../saving/with-waiting.ts'
import { meQuery } from '../use-me.ts'
import { saidOf } from './exercise-parts.ts'
import { isKnown } from './known-exercise.ts'

/** All that practice needs before its first exercise can be seen, asked for at once. */
export async function loadPractice(lessonId: string, languageId: string): Promise<PracticeData> {
  const params = { lessonId }
  const [myself, exercises, vocabularies, opened, progress] = await Promise.all([
    queries.ensureQueryData(meQuery),
    loading('lesson exercises', call(lessonExercises, { params })),
    loading('lesson vocabularies', call(lessonVocabularies, { params })),
    loading('lesson', call(lesson, { params })),
    withWaiting(lessonId, loading('user progress', call(lessonExercisesProgress, { params, query: {} }))),
  ])
  return {
    myself,
    exercises: exercises.filter(isKnown),
    vocabularies,
    lesson: opened,
    languageId,
    progress,
  }
}

export interface PracticeData {
  /** Null for a visitor: what they do is kept on the device. */
  myself: Pick<Me, '_id' | 'role' | 'credit'> | null
  exercises: Exercise[]
  vocabularies: Vocabulary[]
  lesson: Lesson
  /** By whose words answers are judged; null: by the lesson's own. */
  languageId: string | null
  progress: Pick<LessonProgress, 'completedExerciseIds' | 'completedVocabularyIds' | 'completedFeedbackIds'>
}

interface LessonWords {
  exercises: Exercise[]
  vocabularies: Vocabulary[]
  languageId: string
  whole?: Lexicon | null | undefined
}

/** The words of this lesson, which typing offers; and what answers are judged by: the whole language, else these words. */
export function lessonWords({ exercises, vocabularies, languageId, whole }: LessonWords): {
  words: string[]
  lexicon: Lexicon
} {
  const meanings = new Map<string, string>()
  const learn = (hindi: string, gloss: string) => {
    const glosses = gloss.split('·')
    for (const [at, word] of hindi
      .replace(/[।॥,.!?]/gu, ' ')
      .split(/\s+/u)
      .entries()) {
      if (word !== '' && !meanings.has(word.normalize('NFC'))) {
        meanings.set(word.normalize('NFC'), glosses[at]?.trim() ?? '')
      }
    }
  }
  for (const word of vocabularies) meanings.set(word.wordInNative.normalize('NFC'), word.wordMeaningToDisplay)
  for (const { hindi, gloss } of exercises.map(saidOf)) learn(hindi, gloss)
  return {
    words: [...meanings.keys()],
    lexicon: whole ?? {
      languageId,
      isWord: (word: string) => meanings.has(word),
      meaningOf: (word: string) => meanings.get(word) || undefined,
    },
  }
}
