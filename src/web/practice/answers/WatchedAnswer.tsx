import { Icon } from '../../ui/Icon.tsx'
import type { AnswerProps } from '../exercise-parts.ts'

/** A video is done at 85 % watched (spec 4): nothing else is asked. */
export function WatchedAnswer({ isWatched }: AnswerProps) {
  return (
    <p role="status" className="flex items-center gap-3 text-lg">
      {isWatched ? (
        <>
          <Icon name="done" className="size-7 text-mor" /> You have watched it.
        </>
      ) : (
        'Watch to the end; then Next opens.'
      )}
    </p>
  )
}
