import { Button } from '../../ui/Button.tsx'

interface PagerProps {
  /** How many are on screen. */
  shown: number
  /** How many there are, where that is known. */
  total?: number | undefined
  hasMore: boolean
  pending: boolean
  onMore: () => void
}

/** Goes on from the last row (a cursor): "50 of 100,000", Show more. */
export function Pager({ shown, total, hasMore, pending, onMore }: PagerProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-[0.95rem] text-ink-soft tabular-nums">
        {total === undefined
          ? `${shown.toLocaleString('en')} shown`
          : `${shown.toLocaleString('en')} of ${total.toLocaleString('en')}`}
      </p>
      {hasMore && (
        <Button look="secondary" pending={pending} onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  )
}
