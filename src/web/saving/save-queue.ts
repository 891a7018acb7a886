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
  const { id, update, given, reviewed } = (entry ?? {}) as Record<string, unknown> & {
    update?: Partial<ProgressUpdate>
    given?: Partial<AnswerGiven>
    reviewed?: Partial<ReviewAnswer>
  }
  const about = update?.lesson ?? given?.exerciseId ?? reviewed?.cardId
  return typeof id === 'string' && typeof about === 'string'
}

/**
 * What is not to be sent yet, in this device's storage: what a visitor did before there is an account, and an answer
 * found right of which it is not settled what it completes. And what the device's database refused.
 */
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

  /** Takes these away; what came since they were read stays. */
  remove(...ids: string[]): void {
    this.keep(this.unsaved().filter(({ id }) => !ids.includes(id)))
  }

  clear(): void {
    this.keep([])
  }

  private keep(entries: Unsaved[]): void {
    if (entries.length === 0) this.shelf.removeItem(this.key)
    else this.shelf.setItem(this.key, JSON.stringify(entries))
  }
}
