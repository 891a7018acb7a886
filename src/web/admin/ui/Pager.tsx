import { countedUpTo } from '#calls/list-total.ts'
import { Button } from '../../ui/Button.tsx'

interface PagerProps {
  /** How many are on screen. */
  shown: number
  /** How many there are, where that is known; over `countedUpTo` it only says that there are more. */
  total?: number | undefined
  /** The rows are all here already, and so counted to the end. */
  isWhole?: boolean
  hasMore: boolean
  pending: boolean
  onMore: () => void
}

function toldOf(shown: number, total: number | undefined, isWhole: boolean): string {
  const told = shown.toLocaleString('en')
  if (total === undefined || shown > total) return `${told} shown`
  if (total === shown) return `${told} in all`
  if (isWhole || total <= countedUpTo) return `${told} of ${total.toLocaleString('en')}`
  return shown < countedUpTo ? `${told} of ${countedUpTo.toLocaleString('en')}+` : `${told} shown`
}

/** Goes on from the last row (a cursor): "50 of 100,000", Show more. */
export function Pager({ shown, total, isWhole = false, hasMore, pending, onMore }: PagerProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-[0.95rem] text-ink-soft tabular-nums">
        {toldOf(shown, hasMore ? total : shown, isWhole)}
      </p>
      {hasMore && (
        <Button look="secondary" pending={pending} onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  )
}
