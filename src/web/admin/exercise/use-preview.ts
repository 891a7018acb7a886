import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { previewLesson } from '#calls/studio-publishing.ts'
import type { StudioLesson } from '#calls/studio-shapes.ts'
import { call } from '../../call.ts'
import { useSettledValue } from '../draft/use-lint.ts'

/**
 * The lesson as a student would get it, of what is being written: asked for once nobody has written on for a moment;
 * null where there is nothing to show yet.
 */
export function usePreview(path: string, lesson: StudioLesson | null) {
  const settled = useSettledValue(lesson, 800)
  const query = useQuery({
    queryKey: ['studio', 'preview', path, settled],
    queryFn: ({ signal }) => {
      const content = settled ? ({ kind: 'lesson', lesson: settled } as const) : undefined
      return call(previewLesson, { body: { path, content }, signal })
    },
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    staleTime: 60_000,
  })
  return { ...query, isStale: lesson !== null && (settled !== lesson || query.isPlaceholderData) }
}
