import type { DrillQuestion } from '#rules/script/drill-question.ts'
import { toScript } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Mor } from '../ui/Mor.tsx'

interface DrillResultProps {
  total: number
  missed: readonly DrillQuestion[]
  onAgain: () => void
}

/** How a drill went, and what to look at once more. */
export function DrillResult({ total, missed, onAgain }: DrillResultProps) {
  return (
    <section aria-label="How it went" className="rise">
      <div className="flex flex-wrap items-center gap-6">
        <Mor mood={missed.length <= 2 ? 'glad' : 'idle'} className="size-32" />
        <div role="status">
          <h2 className="font-display text-4xl leading-tight">
            {`${total - missed.length} of ${total} right`}
          </h2>
        </div>
      </div>
      {missed.length > 0 && (
        <>
          <h3 className="hang mt-8 text-xl font-bold">Look once more</h3>
          <ul>
            {missed.map(({ item, answer, shown, reason }) => (
              <li key={item + answer + shown} className="border-b border-line py-2 leading-snug">
                <strong className="me-3 text-2xl">
                  <MixedText>{`${shown} ${answer}`.trim()}</MixedText>
                </strong>
                <MixedText>{reason}</MixedText>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="large" data-primary="" data-gives-way="" onClick={onAgain}>
          Ten more
        </Button>
        <LinkButton size="large" look="secondary" to={toScript()}>
          All letters
        </LinkButton>
      </div>
    </section>
  )
}
