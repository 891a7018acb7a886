import { z } from 'zod'
import { ProgressUpdate } from '#calls/lessons.ts'
import { AnswerGiven } from '#calls/practice.ts'
import '../zod-without-eval.ts'
import type { Shelf } from './shelf.ts'

/** Something done, or an answer that completed nothing. Its id is the attempt's, where there is one. */
const done = { id: z.string(), since: z.number().optional() }
const Unsaved = z.union([
  z.object({ ...done, update: ProgressUpdate }),
  z.object({ ...done, given: AnswerGiven }),
])
/** `since`: when it was done, by this device's clock. */
export type Unsaved = z.infer<typeof Unsaved>

/** What somebody did on this device before it has an account to go to. */
export class SaveQueue {
  private readonly key: string
  private readonly shelf: Shelf

  constructor(owner: string, shelf: Shelf) {
    this.key = `unsaved-progress-${owner}`
    this.shelf = shelf
  }

  unsaved(): Unsaved[] {
    try {
      const kept: unknown = JSON.parse(this.shelf.getItem(this.key) ?? '[]')
      // What one entry has spoilt does not take the others with it.
      return Array.isArray(kept) ? kept.flatMap((entry) => Unsaved.safeParse(entry).data ?? []) : []
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
