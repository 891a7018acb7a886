import { queryOptions } from '@tanstack/react-query'
import { learningFigures } from '#calls/admin-figures.ts'
import { audienceSize } from '#calls/admin-notifications.ts'
import { languageCourses } from '#calls/courses.ts'
import type { AudienceKind } from '#rules/notification-kinds.ts'
import { call } from '../../call.ts'

export const languagesQuery = queryOptions({
  queryKey: ['studio', 'open languages'],
  queryFn: () => call(languageCourses),
})

/** The courses and their lessons by name, to choose from. */
export const taughtQuery = queryOptions({
  queryKey: ['studio', 'learning figures'],
  queryFn: () => call(learningFigures),
})

export interface Whom {
  kind: AudienceKind
  /** Of a language or a course. */
  id: string
  /** Of one student. */
  email: string
}

export const isSaid = ({ kind, id, email }: Whom) =>
  kind === 'everybody' || kind === 'subscribers' || (kind === 'student' ? email.includes('@') : id !== '')

export const sizeQuery = ({ kind, id, email }: Whom) =>
  queryOptions({
    queryKey: ['studio', 'audience', kind, id, email],
    queryFn: () =>
      call(audienceSize, { query: { kind, ...(id && { id }), ...(kind === 'student' && { email }) } }),
    enabled: isSaid({ kind, id, email }),
    staleTime: 0,
  })
