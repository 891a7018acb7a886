import { letterOf } from '#language/hindi/letters/alphabet.ts'
import { conjuncts } from '#language/hindi/letters/conjuncts.ts'

const joined = new Set(conjuncts.map(({ whole }) => whole))

/** Whether something can be practised on the pages of the script: a letter's id, or a joined letter. */
export const isScriptItem = (item: string): boolean => letterOf(item) !== undefined || joined.has(item)
