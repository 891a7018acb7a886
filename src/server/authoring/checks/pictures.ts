import { isDrawable } from '../../media/icon-sets.ts'
import type { Pictures } from './check-words.ts'

/** The pictures that can be drawn and shipped. */
export const drawnPictures: Pictures = {
  has: isDrawable,
  lacking: (name) => `neither fluent-emoji-flat nor noto has “${name}”`,
}
