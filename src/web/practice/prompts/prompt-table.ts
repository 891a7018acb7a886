import type { ComponentType } from 'react'
import type { Prompt } from '#rules/exercise-types.ts'
import type { PromptProps } from '../exercise-parts.ts'
import { ListenPrompt } from './ListenPrompt.tsx'
import { ReadPrompt } from './ReadPrompt.tsx'
import { WatchPrompt } from './WatchPrompt.tsx'

/** What is met first, by its kind. */
export const prompts: Record<Prompt, ComponentType<PromptProps>> = {
  listen: ListenPrompt,
  watch: WatchPrompt,
  read: ReadPrompt,
}
