import { queryOptions } from '@tanstack/react-query'
import { courseLeftMenu } from '#calls/courses.ts'
import { lesson, lessonExercisesProgress } from '#calls/lessons.ts'
import { call } from '../call.ts'
import { loading } from '../call-error.ts'
import { doneHere, menuWith } from '../saving/courses-with-waiting.ts'
import { withWaiting } from '../saving/with-waiting.ts'

/** The menu of one course, or of a whole language: its id is either's. */
export const menuQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['menu', courseId],
    queryFn: async ({ signal }) => {
      const asked = loading('course left menu', call(courseLeftMenu, { params: { courseId }, signal }))
      const [menu, done] = await Promise.all([asked, doneHere()])
      return menuWith(done, menu)
    },
    staleTime: 0,
    // The route's loader has just asked.
    refetchOnMount: false,
  })

export const lessonQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['lesson', lessonId],
    queryFn: ({ signal }) => loading('lesson video', call(lesson, { params: { lessonId }, signal })),
    staleTime: 0,
    // The route's loader has just asked.
    refetchOnMount: false,
  })

export const lessonProgressQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['lesson-progress', lessonId],
    queryFn: ({ signal }) => {
      const asked = call(lessonExercisesProgress, { params: { lessonId }, query: {}, signal })
      return withWaiting(lessonId, loading('user progress', asked))
    },
    staleTime: 0,
    // The route's loader has just asked.
    refetchOnMount: false,
  })
