import type { ComponentType } from 'react'
import type { AnswerKind } from '#rules/exercise-types.ts'
import type { AnswerProps } from '../exercise-parts.ts'
import { OrderAnswer, RecordAnswer, TypeAnswer } from '../fetched-later.ts'
import { AudioAnswer } from './AudioAnswer.tsx'
import { FourLinesAnswer } from './FourLinesAnswer.tsx'
import { ImageAnswer } from './ImageAnswer.tsx'
import { TextAnswer } from './TextAnswer.tsx'
import { WatchedAnswer } from './WatchedAnswer.tsx'

/** How it is answered, by its kind. */
export const answers: Record<AnswerKind, ComponentType<AnswerProps>> = {
  image: ImageAnswer,
  audio: AudioAnswer,
  text: TextAnswer,
  order: OrderAnswer,
  type: TypeAnswer,
  record: RecordAnswer,
  watched: WatchedAnswer,
  watched4: FourLinesAnswer,
}
