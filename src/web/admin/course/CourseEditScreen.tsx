import { useQuery } from '@tanstack/react-query'
import { LearntLanguage } from '../../learnt-language.ts'
import { documentQuery, whereQuery } from '../draft/studio-queries.ts'
import { TextEditor } from '../draft/TextEditor.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import type { Route } from './+types/CourseEditScreen.ts'
import { CourseEditor } from './CourseEditor.tsx'

/** /admin/courses/:id: a course, its chapters and its lessons. */
export default function CourseEditScreen({ params: { id } }: Route.ComponentProps) {
  const where = useQuery(whereQuery({ course: id }))
  return (
    <Loaded query={where} title="Course">
      {({ path, languageId }) => <CourseOpened key={id} courseId={id} path={path} languageId={languageId} />}
    </Loaded>
  )
}

interface CourseOpenedProps {
  courseId: string
  path: string
  languageId: string
}

function CourseOpened({ courseId, path, languageId }: CourseOpenedProps) {
  const query = useQuery(documentQuery(path))
  return (
    <Loaded query={query} title="Course">
      {(document) =>
        document.content?.kind === 'course' ? (
          <LearntLanguage value={languageId}>
            <CourseEditor
              key={path}
              courseId={courseId}
              languageId={languageId}
              opened={document}
              content={document.content}
            />
          </LearntLanguage>
        ) : (
          <>
            <StudioHeading title="A course that cannot be read">
              Its file is no course as it stands. Mend it here, and it opens field by field again.
            </StudioHeading>
            <TextEditor document={document} onSaved={() => void query.refetch()} />
          </>
        )
      }
    </Loaded>
  )
}
