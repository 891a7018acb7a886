import { useSyncExternalStore } from 'react'

const key = 'single-keys'
const listeners = new Set<() => void>()
// Storage is slow to read, and each key's press draws buttons that ask.
let kept: boolean | null = null

function isOnHere(): boolean {
  kept ??= localStorage.getItem(key) !== 'off'
  return kept
}

/** Whether a letter, a digit or a space presses something by itself: who speaks to their device turns that off. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOnHere,
    () => true,
  )
}

/** Kept on this device: it is about the keys and the voice that one has here. */
export function chooseSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
  kept = isOn
  for (const listener of listeners) listener()
}

/** What `aria-keyshortcuts` says of a key, as long as it does something. */
export function useKeyNames(): (name: string | undefined) => string | undefined {
  const isOn = useSingleKeys()
  return (name) => (isOn ? name : undefined)
}
