import { type ComponentType, lazy, memo } from 'react'
import type { Prompt } from '#rules/exercise-types.ts'
import type { PromptProps } from '../exercise-parts.ts'
import { ListenPrompt } from './ListenPrompt.tsx'
import { ReadPrompt } from './ReadPrompt.tsx'

// Films bring the player and the stage with them: only what is watched loads them.
const loadWatchPrompt = () =>
  import('./WatchPrompt.tsx').then(({ WatchPrompt }) => ({ default: memo(WatchPrompt) }))

/** Fetches, ahead of its turn, the prompt that is not loaded with the rest. */
export function preparePrompts(kinds: Prompt[]): void {
  // Without a connection it is asked for again when it is met.
  if (kinds.includes('watch')) loadWatchPrompt().catch(() => {})
}

/** What is met first, by its kind. It is not drawn again at each key of the answer. */
export const prompts: Record<Prompt, ComponentType<PromptProps>> = {
  listen: memo(ListenPrompt),
  watch: lazy(loadWatchPrompt),
  read: memo(ReadPrompt),
}
