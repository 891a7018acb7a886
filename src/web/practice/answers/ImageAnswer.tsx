import { Hindi } from '../../ui/Hindi.tsx'
import type { AnswerProps } from '../exercise-parts.ts'
import { Choices } from './Choices.tsx'

/** Pictures, one of which was meant. Their Hindi is written once the answer was right. */
export function ImageAnswer(props: AnswerProps) {
  return (
    <Choices
      {...props}
      label="Choose a picture"
      isPicture
      columns="grid-cols-2 md:grid-cols-4"
      show={(option, isRevealed) => (
        <span className="min-w-0 grow text-center">
          <img
            src={option.image}
            alt={option.value}
            className="mx-auto aspect-square w-full max-w-24 object-contain p-1 sm:max-w-36 lg:max-w-52"
          />
          <span className="block min-h-9">
            {isRevealed && <Hindi className="rise">{option.nativeValue}</Hindi>}
          </span>
        </span>
      )}
    />
  )
}
