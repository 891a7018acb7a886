import { createContext } from 'react'

/** How well a word is known, 0 to 4: the ui knows no calls, so the layout gives it here. */
export const ScriptLadder = createContext<(word: string) => number>(() => 0)
