import { useCallback, useMemo } from 'react'
import { redirect } from 'react-router'
import { CallError } from '../call-error.ts'
import { toCourseDetails, toLesson } from '../paths.ts'
import { useDataAnew } from '../use-data-anew.ts'
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
  const { courseId, lessonId, unitId } = params
  const load = useCallback(() => loadPractice(lessonId, courseId), [lessonId, courseId])
  const data = useDataAnew(loaderData, load)
  // Where it stands by now, whatever an address of long ago says.
  const { chapterId: chapter, extraInfo } = data.lesson
  const { courseId: course, unitId: unit } = extraInfo
  const place = useMemo(
    () => ({ course, unit, chapter, lesson: lessonId }),
    [course, unit, chapter, lessonId],
  )
  return <Practice key={lessonId} data={data} place={place} closeTo={toCourseDetails(unitId)} />
}
