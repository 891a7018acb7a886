import { SaveQueue, type Unsaved } from './save-queue.ts'
import { deviceShelf } from './shelf.ts'

/**
 * Where the device's database is full or forbidden, what waits stays in the queue of its other storage, and these are
 * the ids of what may be sent of it. A tab that dies forgets them: the next page sends all that it finds there.
 */
const ready = new Set<string>()

export const countAtHand = (): number => ready.size

const queueOf = (owner: string) => new SaveQueue(owner, deviceShelf)
const knownOf = (queue: SaveQueue, { id }: Unsaved) => queue.unsaved().find((known) => known.id === id)

export const atHandOf = (owner: string): Unsaved[] =>
  queueOf(owner)
    .unsaved()
    .filter(({ id }) => ready.has(id))

export function keepAtHand(owner: string, entries: readonly Unsaved[]): void {
  const queue = queueOf(owner)
  for (const entry of entries) {
    if (isNews(entry, knownOf(queue, entry))) queue.add(entry)
    ready.add(entry.id)
  }
}

/** It is stored, here or at the academy; what tells more of the same answer by now stays. */
export function takeFromHand(owner: string, entry: Unsaved): void {
  const queue = queueOf(owner)
  const known = knownOf(queue, entry)
  if (known && isNews(known, entry)) return
  queue.remove(entry.id)
  ready.delete(entry.id)
}

/** Unknown yet, or what an answer completed, of which the answer alone was kept. */
export const isNews = (entry: Unsaved, known: Unsaved | undefined): boolean =>
  !known || ('update' in entry && 'given' in known)
