import { useSearchParams } from 'react-router'
import { queries } from '../../queries.ts'
import { whereQuery } from '../draft/studio-queries.ts'
import type { Route } from './+types/LessonEditScreen.ts'
import { LessonOpened } from './LessonOpened.tsx'
import { isLessonPart } from './lesson-parts.ts'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return queries.fetchQuery(whereQuery({ lesson: params.id }))
}

/** /admin/lessons/:id: a lesson as its authors write it. */
export default function LessonEditScreen({ loaderData: where, params }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const part = search.get('part') ?? ''
  return (
    <LessonOpened
      key={params.id}
      where={{ ...where, lessonId: params.id }}
      start={{ part: isLessonPart(part) ? part : 'about', exercise: '' }}
    />
  )
}
