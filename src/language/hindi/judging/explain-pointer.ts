import type { Explain } from './explain-forms.ts'
import { POINTERS } from './little-words-table.ts'

/** ये for यह. */
export const pointer: Explain = (expected, given) => {
  const [meant, said] = [POINTERS.get(expected), POINTERS.get(given)]
  return meant !== undefined && said !== undefined
    ? `which is for ${said}; here it is ${expected}, for ${meant}`
    : undefined
}

/** उसका and इसका, उन्हें and इन्हें: what points far, and what points near. */
const FAR_OR_NEAR = /^([उइ])([सन](?:े|ने|को|का|की|के|से|में|पर|्हें|्होंने)|तन[ाेी])$/u

export const farOrNear: Explain = (expected, given) => {
  const [, letter, rest] = FAR_OR_NEAR.exec(expected) ?? []
  const [, other, otherRest] = FAR_OR_NEAR.exec(given) ?? []
  if (letter === undefined || rest !== otherRest || letter === other) return undefined
  return letter === 'उ'
    ? `which points near; here it is ${expected}, which points far`
    : `which points far; here it is ${expected}, which points near`
}

/** उनका for उसका, किनसे for किससे: of several, or of one. */
const ONE_OR_SEVERAL = /^([उइ]|[कज]ि)([सन])(ने|को|का|की|के|से|में|पर)$/u
const HOW_MANY: Record<string, string> = { स: 'one', न: 'several, or one with respect' }

/** जिन्होंने is जिन and ने, जिसे is जिस and को. */
const taken = (word: string) =>
  word
    .replace(/^([कज]ि)न्होंने$/u, '$1नने')
    .replace(/^([कज]ि)न्हें$/u, '$1नको')
    .replace(/^([कज]ि)से$/u, '$1सको')

export const oneOrSeveral: Explain = (expected, given) => {
  const [, start, letter = '', rest] = ONE_OR_SEVERAL.exec(taken(expected)) ?? []
  const [, other, otherLetter = '', otherRest] = ONE_OR_SEVERAL.exec(taken(given)) ?? []
  if (start === undefined || start !== other || rest !== otherRest || letter === otherLetter) return undefined
  return `which is for ${HOW_MANY[otherLetter]}; here it is ${expected}, for ${HOW_MANY[letter]}`
}
