import { useMemo } from 'react'
import { redirect } from 'react-router'
import { CallError } from '../call-error.ts'
import { toCourseDetails, toLesson } from '../paths.ts'
import type { Route } from './+types/PracticeScreen.ts'
import { Practice } from './Practice.tsx'
import { loadPractice } from './practice-data.ts'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { courseId, chapterId, unitId, lessonId } = params
  try {
    return await loadPractice(lessonId, courseId)
  } catch (error) {
    // spec 4: who may not open the lesson meets its 'Oops!' prompt.
    if (!(error instanceof CallError && error.upgrade)) throw error
    throw redirect(toLesson({ languageId: courseId, courseId: unitId, chapterId, lessonId }))
  }
}

export default function PracticeScreen({ loaderData, params }: Route.ComponentProps) {
  const { courseId, unitId, chapterId, lessonId } = params
  const place = useMemo(
    () => ({ course: courseId, unit: unitId, chapter: chapterId, lesson: lessonId }),
    [courseId, unitId, chapterId, lessonId],
  )
  return <Practice key={lessonId} data={loaderData} place={place} closeTo={toCourseDetails(unitId)} />
}
