import { type ComponentType, lazy } from 'react'
import type { AnswerKind } from '#rules/exercise-types.ts'
import type { AnswerProps } from '../exercise-parts.ts'
import { AudioAnswer } from './AudioAnswer.tsx'
import { FourLinesAnswer } from './FourLinesAnswer.tsx'
import { ImageAnswer } from './ImageAnswer.tsx'
import { OrderAnswer } from './OrderAnswer.tsx'
import { RecordAnswer } from './RecordAnswer.tsx'
import { TextAnswer } from './TextAnswer.tsx'
import { WatchedAnswer } from './WatchedAnswer.tsx'

// Typing brings the common words of Hindi with it: only those lessons load them.
const loadTypeAnswer = () => import('./TypeAnswer.tsx').then(({ TypeAnswer }) => ({ default: TypeAnswer }))
const TypeAnswer = lazy(loadTypeAnswer)

/** Fetches, ahead of its turn, the answer that is not loaded with the rest. */
export function prepareAnswers(kinds: AnswerKind[]): void {
  // Without a connection it is asked for again when it is met.
  if (kinds.includes('type')) loadTypeAnswer().catch(() => {})
}

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
