import { useQuery } from '@tanstack/react-query'
import type { StudioContent, StudioDocument } from '#calls/studio-documents.ts'
import { documentRevision } from '#calls/studio-history.ts'
import { call } from '../../call.ts'

const idsOf = (content: StudioContent | null | undefined) =>
  new Set(content?.kind === 'lesson' ? content.lesson.exercises.map(({ id }) => id) : [])

/** The exercises of a lesson that students may have done already. */
export function usePublishedIds({ path, publishedRevision, revision, content }: StudioDocument): Set<string> {
  const isSame = publishedRevision === revision
  const { data } = useQuery({
    queryKey: ['studio', 'revision', path, publishedRevision],
    queryFn: () => call(documentRevision, { query: { path, revision: publishedRevision ?? 0 } }),
    enabled: publishedRevision !== null && !isSame,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return idsOf(isSame ? content : data?.content)
}
