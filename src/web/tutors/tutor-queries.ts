import { queryOptions } from '@tanstack/react-query'
import { languageCourses } from '#calls/courses.ts'
import { ownTutorRecordings } from '#calls/tutor-recordings.ts'
import { ownTutorRequests, tutorList, tutorSlots } from '#calls/tutors.ts'
import { call } from '../call.ts'
import { queries } from '../queries.ts'

/** The same data as everywhere: whoever asked first has it for all. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: () => call(languageCourses),
  staleTime: Number.POSITIVE_INFINITY,
})

export const tutorsQuery = (languageId: string) =>
  queryOptions({
    queryKey: ['tutors', 'list', languageId],
    queryFn: async () => (await call(tutorList, { query: { language_id: languageId } })).tutor,
  })

/** Hours go while one looks: each look is a new one, and so is one with a connection that is back. */
export const slotsQuery = (tutorId: string) =>
  queryOptions({
    queryKey: ['tutors', 'slots', tutorId],
    queryFn: async () =>
      (await call(tutorSlots, { params: { id: tutorId } })).map(({ startsAt }) => new Date(startsAt)),
    staleTime: 0,
    refetchOnReconnect: true,
  })

export const requestsQuery = queryOptions({
  queryKey: ['tutors', 'requests'],
  queryFn: () => call(ownTutorRequests),
  staleTime: 0,
})

export const recordingsQuery = queryOptions({
  queryKey: ['tutors', 'recordings'],
  queryFn: () => call(ownTutorRecordings),
  staleTime: 0,
})

/** Something was asked for or changed: hours, trials and one's own list are not what they were. */
export const forgetTutors = () => queries.invalidateQueries({ queryKey: ['tutors'] })
