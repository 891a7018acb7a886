import { type ClientLoaderFunctionArgs, replace, useLoaderData } from 'react-router'
import { lessonToOpen } from '#rules/next-lesson.ts'
import { CallError } from '../call-error.ts'
import { toLesson } from '../paths.ts'
import { queries } from '../queries.ts'
import { LessonPage } from './LessonPage.tsx'
import { menuQuery } from './lesson-queries.ts'
import { loadLesson } from './load-lesson.ts'

const noLesson = 'There is no lesson here yet.'

/** With a lesson's id: that lesson. With a course's or a chapter's: the first in it that is not completed. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const { courseId: languageId = '', unitId: courseId = '', chapterId, lessonId } = params
  if (chapterId && lessonId) {
    const opened = await loadLesson(courseId, lessonId)
    return { opened, menuId: courseId, place: { languageId, courseId, chapterId, lessonId } }
  }
  const menu = await queries.fetchQuery(menuQuery(courseId))
  const found = lessonToOpen(menu, { unitId: courseId, ...(chapterId && { chapterId }) })
  if (!found) throw new CallError(404, noLesson)
  throw replace(toLesson({ languageId, courseId, chapterId: found.chapterId, lessonId: found.lesson.id }))
}

export default function LessonScreen() {
  return <LessonPage {...useLoaderData<typeof clientLoader>()} />
}
