import { redirect } from 'react-router'
import { type TrialLesson, trialLesson } from '#calls/trial.ts'
import { call } from '../../call.ts'
import { toLesson } from '../../paths.ts'
import { trialSoFar } from '../../saving/trial.ts'
import { hasSession } from '../../session-storage.ts'
import { isKnown } from '../known-exercise.ts'
import type { PracticeData } from '../practice-data.ts'
import type { Place } from '../use-attempts.ts'

/** The lesson to try, with what was done of it on this device. Who is signed in goes to the lesson itself. */
export async function loadTrial() {
  const trial = await askOnce()
  const place = placeOf(trial)
  if (hasSession()) {
    const { course: languageId, unit: courseId, chapter: chapterId, lesson: lessonId } = place
    throw redirect(toLesson({ languageId, courseId, chapterId, lessonId }))
  }
  return { data: withTrialSoFar(trial), place }
}

export type Trial = Awaited<ReturnType<typeof loadTrial>>

let asked: Promise<TrialLesson> | null = null

/** The film, the practice and the end are three pages of one lesson. */
function askOnce(): Promise<TrialLesson> {
  asked ??= call(trialLesson).catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

function placeOf({ lesson: { lesson, chapterId, extraInfo } }: TrialLesson): Place {
  return { course: extraInfo.courseId, unit: extraInfo.unitId, chapter: chapterId, lesson: lesson.id }
}

function withTrialSoFar({ lesson, exercises, vocabularies }: TrialLesson): PracticeData {
  const { exerciseIds, wordIds } = trialSoFar()
  return {
    myself: null,
    exercises: exercises.filter(isKnown),
    vocabularies,
    languageId: lesson.extraInfo.courseId,
    // What one thinks of a lesson is said with a name.
    lesson: { ...lesson, lesson: { ...lesson.lesson, lessonFeedback: [] } },
    progress: {
      completedExerciseIds: exerciseIds,
      completedVocabularyIds: wordIds,
      completedFeedbackIds: [],
    },
  }
}
