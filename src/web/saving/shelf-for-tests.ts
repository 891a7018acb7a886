import type { Shelf } from './shelf.ts'

/** A device's storage, empty. */
export function shelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
