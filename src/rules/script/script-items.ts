import { letterOf } from '#language/hindi/letters/alphabet.ts'
import { conjuncts } from '#language/hindi/letters/conjuncts.ts'

const joined = new Set(conjuncts.map(({ whole }) => whole))

/** Whether it is the id of a letter. */
export const isScriptLetter = (item: string): boolean => letterOf(item) !== undefined

/** Whether something can be practised on the pages of the script: a letter's id, or a joined letter. */
export const isScriptItem = (item: string): boolean => isScriptLetter(item) || joined.has(item)
