import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { previewLesson } from '#calls/studio-publishing.ts'
import type { StudioLesson } from '#calls/studio-shapes.ts'
import { call } from '../../call.ts'
import { useSettledValue } from '../draft/use-lint.ts'

/** The lesson as a student would get it, of what is being written: asked for once nobody has written on for a moment. */
export function usePreview(path: string, lesson: StudioLesson) {
  const settled = useSettledValue(lesson, 800)
  const query = useQuery({
    queryKey: ['studio', 'preview', path, settled],
    queryFn: ({ signal }) =>
      call(previewLesson, { body: { path, content: { kind: 'lesson', lesson: settled } }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    staleTime: 60_000,
  })
  return { ...query, isStale: settled !== lesson || query.isPlaceholderData }
}
