import { type ReactNode, useId, useState } from 'react'
import type { ExerciseOption } from '#calls/practice.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type AnswerProps, choicesOf } from '../exercise-parts.ts'

interface ChoicesProps extends AnswerProps {
  label: string
  columns: string
  /** The number stands in the corner of a picture, else before the words. */
  isPicture?: boolean
  /** What an option shows. */
  show: (option: ExerciseOption, isRevealed: boolean) => ReactNode
  /** What a reader hears of an option that shows no words. */
  nameOf?: (option: ExerciseOption, at: number) => string
  /** In which language its name is, where that is not the page's: a reader says the name in one voice. */
  langOf?: (option: ExerciseOption) => string | undefined
  onChoose?: (option: ExerciseOption) => void
}

const grounds = {
  plain: 'border-ink bg-card hover:bg-pale-genda',
  chosen: 'border-genda bg-pale-genda outline-3 outline-ink',
  right: 'clicks-up border-mor bg-pale-mor outline-3 outline-mor',
  removed: 'border-dashed border-line bg-transparent opacity-55',
  wrong: 'hangs-loose border-dashed border-ink bg-pale-sindoor outline-3 outline-dashed outline-ink',
}

/** Cards that hang from their line, one of which is the answer; numbers choose them too. */
export function Choices(props: ChoicesProps) {
  const { exercise, state, onAnswer, removed, label, columns, isPicture, show, nameOf, langOf, onChoose } =
    props
  const name = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const isRevealed = state === 'correct'
  const chosenLook = state === 'correct' ? 'right' : state === 'wrong' ? 'wrong' : 'chosen'
  return (
    <fieldset disabled={isRevealed}>
      <legend className="sr-only">{label}</legend>
      <div className={`grid gap-4 ${columns}`}>
        {choicesOf(exercise).map((option, at) => {
          const isRemoved = removed.includes(option.key)
          const look = isRemoved ? 'removed' : chosen === option.key ? chosenLook : 'plain'
          return (
            <label
              key={option.key}
              className={`relative flex min-h-14 items-center gap-3 border-t-8 p-3 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sindoor ${isRemoved ? '' : 'cursor-pointer'} ${grounds[look]}`}
            >
              <input
                type="radio"
                data-choice=""
                disabled={isRemoved}
                name={name}
                checked={chosen === option.key}
                aria-label={nameOf?.(option, at)}
                lang={langOf?.(option)}
                onClick={() => onChoose?.(option)}
                onChange={() => {
                  setChosen(option.key)
                  onAnswer(option.key)
                }}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              <span
                aria-hidden="true"
                className={`${isPicture ? 'absolute start-0 top-0' : ''} grid size-8 shrink-0 place-items-center text-[0.95rem] font-bold ${look === 'plain' || isRemoved ? 'bg-pale-genda' : 'bg-print-night text-print-cream'}`}
              >
                {look === 'right' ? (
                  <Icon name="done" />
                ) : look === 'wrong' || isRemoved ? (
                  <Icon name="close" />
                ) : (
                  at + 1
                )}
              </span>
              {show(option, isRevealed)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
