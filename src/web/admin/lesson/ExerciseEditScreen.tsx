import { useQuery } from '@tanstack/react-query'
import { whereQuery } from '../draft/studio-queries.ts'
import { Loaded } from '../ui/Loaded.tsx'
import type { Route } from './+types/ExerciseEditScreen.ts'
import { LessonOpened } from './LessonOpened.tsx'

/** /admin/exercises/:id, where 'Edit Ex' leads: its lesson, with this very exercise open. */
export default function ExerciseEditScreen({ params: { id } }: Route.ComponentProps) {
  const where = useQuery(whereQuery({ exercise: id }))
  return (
    <Loaded query={where} title="Lesson">
      {({ item, lessonId, ...found }) =>
        lessonId !== null && (
          <LessonOpened
            key={id}
            where={{ ...found, lessonId }}
            start={{ part: 'exercises', exercise: item }}
          />
        )
      }
    </Loaded>
  )
}
