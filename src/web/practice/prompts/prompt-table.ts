import { type ComponentType, memo } from 'react'
import type { Prompt } from '#rules/exercise-types.ts'
import { laterFile, laterPart, prepareFile } from '../../ui/later.tsx'
import type { PromptProps } from '../exercise-parts.ts'
import { ListenPrompt } from './ListenPrompt.tsx'
import { ReadPrompt } from './ReadPrompt.tsx'

// Films bring the player and the stage with them: only what is watched loads them.
const watching = laterFile(() => import('./WatchPrompt.tsx'))
const WatchPrompt = laterPart(watching, (file) => file.WatchPrompt, 'aspect-video')

/** Fetches, ahead of its turn, the prompt that is not loaded with the rest. */
export function preparePrompts(kinds: Prompt[]): void {
  if (kinds.includes('watch')) prepareFile(watching)
}

/** What is met first, by its kind. It is not drawn again at each key of the answer. */
export const prompts: Record<Prompt, ComponentType<PromptProps>> = {
  listen: memo(ListenPrompt),
  watch: memo(WatchPrompt),
  read: memo(ReadPrompt),
}
