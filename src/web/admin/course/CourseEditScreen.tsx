import { useQuery } from '@tanstack/react-query'
import { queries } from '../../queries.ts'
import { documentQuery, treeQuery, whereQuery } from '../draft/studio-queries.ts'
import { TextEditor } from '../draft/TextEditor.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import type { Route } from './+types/CourseEditScreen.ts'
import { CourseEditor } from './CourseEditor.tsx'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const where = await queries.fetchQuery(whereQuery({ course: params.id }))
  await queries.prefetchQuery(treeQuery(where.languageId))
  return where
}

/** /admin/courses/:id: a course, its chapters and its lessons. */
export default function CourseEditScreen({ loaderData: { path, languageId }, params }: Route.ComponentProps) {
  const query = useQuery(documentQuery(path))
  return (
    <Loaded query={query}>
      {(document) =>
        document.content?.kind === 'course' ? (
          <CourseEditor
            key={path}
            courseId={params.id}
            languageId={languageId}
            opened={document}
            content={document.content}
          />
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
