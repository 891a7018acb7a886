import type { ReviewAnswer } from '#calls/review.ts'
import { reviewedKey } from './has-been-used.ts'
import type { Unsaved } from './save-queue.ts'
import { deviceShelf, type Shelf } from './shelf.ts'

/** Until November 2026 the answers of the review waited in a list of their own; a device may still hold one. */
export function reviewedOf(owner: string, shelf: Shelf = deviceShelf) {
  return {
    read: (): Unsaved[] => entriesIn(shelf.getItem(reviewedKey(owner))).map(entryOf),
    clear: () => shelf.removeItem(reviewedKey(owner)),
  }
}

type Kept = ReviewAnswer & { since?: number }

function entriesIn(text: string | null): Kept[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/** The rest of it the server checks, when it is sent. */
function isKept(entry: unknown): entry is Kept {
  const { id, cardId } = (entry ?? {}) as Partial<Kept>
  return typeof id === 'string' && typeof cardId === 'string'
}

function entryOf({ since, ...reviewed }: Kept): Unsaved {
  return { id: reviewed.id, ...(since !== undefined && { since }), reviewed }
}
