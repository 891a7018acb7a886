import type { ExerciseOption } from '#calls/practice.ts'
import { aksharas } from '#language/aksharas.ts'
import { hasIndic } from '#language/scripts.ts'
import { useLearntTag } from '../../learnt-language.ts'
import { Hindi } from '../../ui/Hindi.tsx'
import { Roman } from '../../ui/RomanLine.tsx'
import { type AnswerProps, choicesOf } from '../exercise-parts.ts'
import { Choices } from './Choices.tsx'

const isEnglish = ({ value }: ExerciseOption) => value !== '' && !hasIndic(value)

const shownOf = ({ value, nativeValue }: ExerciseOption) => nativeValue || value

/** Texts, in English or in Hindi. Where all are single letters they are large: a letter is looked at, not read. */
export function TextAnswer(props: AnswerProps) {
  const tag = useLearntTag()
  const areLetters = choicesOf(props.exercise).every((option) => aksharas(shownOf(option)).length === 1)
  return (
    <Choices
      {...props}
      label="Choose the answer"
      columns="grid-cols-1"
      langOf={(option) => (isEnglish(option) ? undefined : tag)}
      show={(option, isRevealed) =>
        isEnglish(option) ? (
          <span className="text-lg leading-snug">{option.value}</span>
        ) : (
          <span className="script-pair min-w-0">
            <Hindi className={areLetters ? 'text-3xl' : 'text-lg'}>{shownOf(option)}</Hindi>
            <Roman isOnly={!isRevealed} className={isRevealed ? 'rise block text-ink-soft' : ''}>
              {option.roman}
            </Roman>
          </span>
        )
      }
    />
  )
}
