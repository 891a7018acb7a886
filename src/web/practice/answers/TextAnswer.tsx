import type { ExerciseOption } from '#calls/practice.ts'
import { hasIndic } from '#language/scripts.ts'
import { useLearntTag } from '../../learnt-language.ts'
import { Hindi } from '../../ui/Hindi.tsx'
import { Roman } from '../../ui/RomanLine.tsx'
import type { AnswerProps } from '../exercise-parts.ts'
import { Choices } from './Choices.tsx'

const isEnglish = ({ value }: ExerciseOption) => value !== '' && !hasIndic(value)

/** Texts, in English or in Hindi. */
export function TextAnswer(props: AnswerProps) {
  const tag = useLearntTag()
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
            <Hindi className="text-lg">{option.nativeValue || option.value}</Hindi>
            <Roman isOnly={!isRevealed} className={isRevealed ? 'rise block text-ink-soft' : ''}>
              {option.roman}
            </Roman>
          </span>
        )
      }
    />
  )
}
