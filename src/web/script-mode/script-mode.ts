import { useSyncExternalStore } from 'react'
import { preferences, savePreferences } from '#calls/preferences.ts'
import { type ScriptMode, scriptModes } from '#rules/script-ladder.ts'
import { call, type ReplyOf } from '../call.ts'
import { whoseHere } from '../session-storage.ts'

const key = 'script'
/** Holds whose choice it is. */
const unsentKey = 'script-unsent'
const listeners = new Set<() => void>()
let choices = 0

export function readScriptMode(): ScriptMode {
  const kept = localStorage.getItem(key)
  return scriptModes.find((mode) => mode === kept) ?? 'both'
}

function show(mode: ScriptMode): void {
  localStorage.setItem(key, mode)
  document.documentElement.dataset.script = mode
  for (const listener of listeners) listener()
}

/** Seen at once and kept on the device; the profile hears of it now, or when it can be reached again. */
export async function chooseScriptMode(script: ScriptMode): Promise<void> {
  choices++
  show(script)
  localStorage.setItem(unsentKey, whoseHere())
  await send(script)
}

async function send(script: ScriptMode): Promise<void> {
  try {
    await call(savePreferences, { body: { script } })
    localStorage.removeItem(unsentKey)
  } catch {
    // The next page that is signed in tries again.
  }
}

let asked: Promise<ReplyOf<typeof preferences>> | null = null

/** Asked with the page's own data, it goes with them. Good once. */
export function askForScriptMode(): void {
  asked = call(preferences)
  asked.catch(() => {})
}

/**
 * What this student, or a visitor before, chose here and is not yet heard goes to the profile; else the profile's choice
 * comes here, and what another student chose is forgotten.
 */
export async function agreeOnScriptMode(): Promise<void> {
  const reply = asked
  asked = null
  if (['visitor', whoseHere()].includes(localStorage.getItem(unsentKey) ?? '')) return send(readScriptMode())
  localStorage.removeItem(unsentKey)
  const before = choices
  const { script } = await (reply ?? call(preferences))
  // What the profile held before a choice made meanwhile is no longer so.
  if (choices === before && script !== null && script !== readScriptMode()) show(script)
}

export function useScriptMode(): ScriptMode {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readScriptMode,
    () => 'both',
  )
}
