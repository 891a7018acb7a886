import { queryOptions } from '@tanstack/react-query'
import {
  figures,
  filmFigures,
  hardestExercises,
  learningFigures,
  paymentFigures,
} from '#calls/admin-figures.ts'
import { call } from '../../call.ts'

const fresh = { staleTime: 60_000 }

export const figuresQuery = queryOptions({
  ...fresh,
  queryKey: ['studio', 'figures'],
  queryFn: () => call(figures, { query: { days: 84 } }),
})

export const learningQuery = queryOptions({
  ...fresh,
  queryKey: ['studio', 'learning figures'],
  queryFn: () => call(learningFigures),
})

export const hardestQuery = (courseId: string) =>
  queryOptions({
    ...fresh,
    queryKey: ['studio', 'hardest', courseId],
    queryFn: () => call(hardestExercises, { query: courseId === '' ? {} : { courseId } }),
  })

export const filmsQuery = queryOptions({
  ...fresh,
  queryKey: ['studio', 'film figures'],
  queryFn: () => call(filmFigures),
})

export const paymentsQuery = queryOptions({
  ...fresh,
  queryKey: ['studio', 'payment figures'],
  queryFn: () => call(paymentFigures),
})
