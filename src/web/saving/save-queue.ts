import type { ProgressUpdate } from '#calls/lessons.ts'
import type { AnswerGiven } from '#calls/practice.ts'
import type { ReviewAnswer } from '#calls/review.ts'
import { queueKey } from './has-been-used.ts'
import type { Shelf } from './shelf.ts'

/**
 * Something done, an answer that completed nothing, or one of the daily review. Its id is the attempt's, where there is
 * one. `since`: when it was done, by this device's clock.
 */
export type Unsaved = { id: string; since?: number } & (
  | { update: ProgressUpdate }
  | { given: AnswerGiven }
  | { reviewed: ReviewAnswer }
)

/** The rest of it the server checks, when it is sent. */
function isUnsaved(entry: unknown): entry is Unsaved {
  const { id, update, given } = (entry ?? {}) as Record<string, unknown> & {
    update?: Partial<ProgressUpdate>
    given?: Partial<AnswerGiven>
  }
  return typeof id === 'string' && typeof (update?.lesson ?? given?.exerciseId) === 'string'
}

/** What somebody did on this device before it has an account to go to. */
export class SaveQueue {
  private readonly key: string
  private readonly shelf: Shelf

  constructor(owner: string, shelf: Shelf) {
    this.key = queueKey(owner)
    this.shelf = shelf
  }

  unsaved(): Unsaved[] {
    try {
      const kept: unknown = JSON.parse(this.shelf.getItem(this.key) ?? '[]')
      // What one entry has spoilt does not take the others with it.
      return Array.isArray(kept) ? kept.filter(isUnsaved) : []
    } catch {
      return []
    }
  }

  add(...entries: Unsaved[]): void {
    const ids = new Set(entries.map(({ id }) => id))
    this.keep([...this.unsaved().filter(({ id }) => !ids.has(id)), ...entries])
  }

  clear(): void {
    this.keep([])
  }

  private keep(entries: Unsaved[]): void {
    if (entries.length === 0) this.shelf.removeItem(this.key)
    else this.shelf.setItem(this.key, JSON.stringify(entries))
  }
}
