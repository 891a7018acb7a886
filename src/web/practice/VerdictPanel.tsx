import type { CheckedAnswer } from '#rules/check-answer.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

interface VerdictPanelProps {
  judged: CheckedAnswer
  /** What would have been right, once it was asked for. */
  solution: string | null
  onShowSolution: (() => void) | null
}

/** How the answer was: in words and by shape, never by colour alone. */
export function VerdictPanel({ judged, solution, onShowSolution }: VerdictPanelProps) {
  const { correct, feedback } = judged
  return (
    <div className={`rise text-ink ${correct ? 'bg-pale-mor' : 'bg-pale-sindoor'}`}>
      <div className="measure flex max-w-4xl! items-start gap-4 py-3">
        <span
          aria-hidden="true"
          className={`grid size-11 shrink-0 place-items-center ${correct ? 'clicks-up bg-mor text-on-mor' : 'hangs-loose bg-print-night text-print-cream'}`}
        >
          <Icon name={correct ? 'done' : 'close'} className="size-7" />
        </span>
        <div className="min-w-0 grow">
          <p className="text-lg leading-snug font-bold">
            {correct ? "That's Correct" : "Oh no! that's incorrect"}
          </p>
          <p className="leading-snug">{correct ? 'Tremendous!' : 'Please try again'}</p>
          {feedback !== '' && <p className="mt-1 leading-snug">{feedback}</p>}
          {solution !== null && !correct && (
            <p className="mt-1 leading-snug">
              The answer is <strong>{solution}</strong>
            </p>
          )}
          {onShowSolution && !correct && (
            <Button look="quiet" size="small" className="-ms-3" onClick={onShowSolution}>
              Show the answer
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
