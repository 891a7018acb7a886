import { useEffect, useRef } from 'react'
import type { Hint } from '#rules/hints.ts'
import { useKeyNames } from '../../single-keys.ts'
import { Button } from '../../ui/Button.tsx'
import { MixedText } from '../../ui/MixedText.tsx'

/** The help that was asked for so far, one step a line. */
export function HintSteps({ hints }: { hints: readonly Hint[] }) {
  const list = useRef<HTMLOListElement>(null)
  const { length } = hints
  // On a low screen the bar scrolls, and a hint comes at its end.
  useEffect(() => {
    if (length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [length])
  if (length === 0) return null
  return (
    <div className="border-t-4 border-genda bg-pale-genda text-ink">
      <ol ref={list} className="practice-measure list-none py-2 leading-snug">
        {hints.map(({ text }) => (
          <li key={text} className="rise py-0.5">
            <MixedText>{text}</MixedText>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface HintButtonProps {
  /** How many steps are still to be had. */
  left: number
  onHint: () => void
}

/** One step more; it says so when the next one is the answer. */
export function HintButton({ left, onHint }: HintButtonProps) {
  const keyOf = useKeyNames()
  if (left === 0) return null
  return (
    <Button
      look="quiet"
      size="large"
      className="max-md:px-2"
      data-shortcut="H"
      aria-keyshortcuts={keyOf('H Alt+H') ?? 'Alt+H'}
      onClick={onHint}
    >
      {left === 1 ? 'Answer' : 'Hint'}
    </Button>
  )
}
