import { queryOptions } from '@tanstack/react-query'
import { course as courseOf, languageCourses, unitWiseProgressCount, userCourses } from '#calls/courses.ts'
import { feedbacks } from '#calls/feedback.ts'
import { call } from '../call.ts'
import { loading } from '../call-error.ts'
import { queries } from '../queries.ts'
import { courseWith, doneHere } from '../saving/courses-with-waiting.ts'
import { readKey, writeKey } from '../session-storage.ts'

export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: () => call(languageCourses),
  staleTime: Number.POSITIVE_INFINITY,
})

export const coursesQuery = (languageId: string) =>
  queryOptions({
    queryKey: ['courses', languageId],
    queryFn: async () => {
      const asked = loading('userCourses', call(userCourses, { query: { languageId } }))
      const [courses, done] = await Promise.all([asked, doneHere()])
      return courses.map((course) => courseWith(done, course))
    },
  })

export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course', courseId],
    queryFn: async () => {
      const [course, done] = await Promise.all([call(courseOf, { params: { courseId } }), doneHere()])
      return courseWith(done, course)
    },
  })

export const reviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['reviews', id],
    queryFn: () => loading('User feedback', call(feedbacks, { params: { id } })),
  })

export const countsQuery = (languageId: string) =>
  queryOptions({
    queryKey: ['counts', languageId],
    queryFn: () =>
      loading('learning progress by unit', call(unitWiseProgressCount, { params: { courseId: languageId } })),
  })

/** The language that is being learnt: the one chosen in this tab, else the first that is open. */
export async function chosenLanguage(): Promise<string> {
  const languages = await queries.ensureQueryData(languagesQuery)
  const stored = languages.find(({ id, isOpen }) => isOpen && id === readKey('selectedCourseId'))
  return stored?.id ?? languages.find(({ isOpen }) => isOpen)?.id ?? ''
}

export function chooseLanguage(languageId: string): void {
  writeKey('selectedCourseId', languageId)
}
