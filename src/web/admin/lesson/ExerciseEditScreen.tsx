import { CallError } from '../../call-error.ts'
import { queries } from '../../queries.ts'
import { whereQuery } from '../draft/studio-queries.ts'
import type { Route } from './+types/ExerciseEditScreen.ts'
import { LessonOpened } from './LessonOpened.tsx'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { item, lessonId, ...where } = await queries.fetchQuery(whereQuery({ exercise: params.id }))
  if (lessonId === null) throw new CallError(404, 'There is no such exercise.')
  return { where: { ...where, lessonId }, item }
}

/** /admin/exercises/:id, where 'Edit Ex' leads: its lesson, with this very exercise open. */
export default function ExerciseEditScreen({ loaderData: { where, item }, params }: Route.ComponentProps) {
  return <LessonOpened key={params.id} where={where} start={{ part: 'exercises', exercise: item }} />
}
