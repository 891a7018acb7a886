import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { StudioContent } from '#calls/studio-documents.ts'
import { previewLesson } from '#calls/studio-publishing.ts'
import { call } from '../../call.ts'
import { useSettledValue } from '../draft/use-lint.ts'

/** The lesson as a student would get it, of what is being written: asked for once nobody has written on for a moment. */
export function usePreview(path: string, content: StudioContent) {
  const settled = useSettledValue(content, 800)
  const query = useQuery({
    queryKey: ['studio', 'preview', path, settled],
    queryFn: ({ signal }) => call(previewLesson, { body: { path, content: settled }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    staleTime: 60_000,
  })
  return { ...query, isStale: settled !== content || query.isPlaceholderData }
}
