import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { lessonToOpen } from '#rules/next-lesson.ts'
import { CallError } from '../call-error.ts'
import { queries } from '../queries.ts'
import { LessonPage } from './LessonPage.tsx'
import { menuQuery } from './lesson-queries.ts'
import { loadLesson } from './load-lesson.ts'

/** The older routes name a language and a chapter, and perhaps a lesson: they find it and show it here. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const { languageId = '', chapterId = '', lessonId } = params
  const menu = await queries.fetchQuery(menuQuery(languageId))
  const chapter = menu.find((one) =>
    lessonId ? one.lessons.some((lesson) => lesson.id === lessonId) : one.chapterId === chapterId,
  )
  const found = chapter && lessonToOpen([chapter], {})
  const opened = lessonId ?? found?.lesson.id
  if (!chapter || !opened) throw new CallError(404, 'We could not find this lesson.')
  return {
    opened: await loadLesson(chapter.unitId, opened),
    menuId: chapter.unitId,
    place: { languageId, courseId: chapter.unitId, chapterId: chapter.chapterId, lessonId: opened },
  }
}

export default function OlderLessonScreen() {
  return <LessonPage {...useLoaderData<typeof clientLoader>()} />
}
