import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { whereQuery } from '../draft/studio-queries.ts'
import { Loaded } from '../ui/Loaded.tsx'
import type { Route } from './+types/LessonEditScreen.ts'
import { LessonOpened } from './LessonOpened.tsx'
import { isLessonPart } from './lesson-parts.ts'

/** /admin/lessons/:id: a lesson as its authors write it. */
export default function LessonEditScreen({ params: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const where = useQuery(whereQuery({ lesson: id }))
  const part = search.get('part') ?? ''
  return (
    <Loaded query={where} title="Lesson">
      {(found) => (
        <LessonOpened
          key={id}
          where={{ ...found, lessonId: id }}
          start={{ part: isLessonPart(part) ? part : 'about', exercise: '' }}
        />
      )}
    </Loaded>
  )
}
