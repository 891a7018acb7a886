import { useQuery } from '@tanstack/react-query'
import { LearntLanguage } from '../../learnt-language.ts'
import { documentQuery } from '../draft/studio-queries.ts'
import { TextEditor } from '../draft/TextEditor.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { LessonEditor } from './LessonEditor.tsx'
import type { LessonPart } from './lesson-parts.ts'

export interface LessonWhere {
  path: string
  languageId: string
  courseId: string | null
  /** The whole id. */
  lessonId: string
}

interface LessonOpenedProps {
  where: LessonWhere
  start: { part: LessonPart; exercise: string }
}

/** Fetches a lesson's document, and opens it field by field, or as text where it cannot be read so. */
export function LessonOpened({ where, start }: LessonOpenedProps) {
  const query = useQuery(documentQuery(where.path))
  return (
    <Loaded query={query} title="Lesson">
      {(document) =>
        document.content?.kind === 'lesson' ? (
          <LearntLanguage value={where.languageId}>
            <LessonEditor where={where} opened={document} content={document.content} start={start} />
          </LearntLanguage>
        ) : (
          <>
            <StudioHeading title="A lesson that cannot be read">
              Its file is no lesson as it stands. Mend it here, and it opens field by field again.
            </StudioHeading>
            <TextEditor document={document} onSaved={() => void query.refetch()} />
          </>
        )
      }
    </Loaded>
  )
}
