import type { PracticeState } from '#rules/practice-flow.ts'
import { whoseHere } from '../session-storage.ts'

const placeKey = (owner: string, lessonId: string) => `practice-place-${owner}-${lessonId}`
/** By who is here: whoever signs in next in this tab reads nobody else's words. */
const draftKey = (exerciseId: string) => `draft-${whoseHere()}-${exerciseId}`

/** Where one left off: what was skipped stays skipped, whatever was done since on another device is passed over. */
export function backToPlace(state: PracticeState, left: string | null): PracticeState {
  if (left === null || state.step === 'finished' || state.current === left) return state
  const { ids, done } = state[state.step]
  return ids.includes(left) && !done.includes(left) ? { ...state, current: left } : state
}

export const readPlaceLeft = (owner: string, lessonId: string) =>
  orNothing(() => localStorage.getItem(placeKey(owner, lessonId)))

/** Keeps which exercise or word is on screen; null once the lesson is finished. */
export function keepPlaceLeft(owner: string, lessonId: string, current: string | null): void {
  const key = placeKey(owner, lessonId)
  orNothing(() => (current === null ? localStorage.removeItem(key) : localStorage.setItem(key, current)))
}

/** What was typed and not checked yet, in this tab; it comes back with a tab that died. */
export const readDraft = (exerciseId: string) =>
  orNothing(() => sessionStorage.getItem(draftKey(exerciseId))) ?? ''

export function keepDraft(exerciseId: string, text: string): void {
  const key = draftKey(exerciseId)
  orNothing(() => (text === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)))
}

/** Storage may be full or forbidden: then one begins where the academy says. */
function orNothing<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
