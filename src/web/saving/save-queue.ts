import { z } from 'zod'
import { ProgressUpdate } from '#calls/lessons.ts'
import { AnswerGiven } from '#calls/practice.ts'
import '../zod-without-eval.ts'
import type { Shelf } from './shelf.ts'

/** Something done, or an answer that completed nothing. Its id is the attempt's, where there is one. */
const Unsaved = z.union([
  z.object({ id: z.string(), update: ProgressUpdate }),
  z.object({ id: z.string(), given: AnswerGiven }),
])
export type Unsaved = z.infer<typeof Unsaved>

/** What became of one sending: stored, refused for good, or to be tried again. */
export type Sent = 'stored' | 'refused' | 'failed'

/** What somebody did and the academy has not stored yet, kept on this device until it has. */
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

  /**
   * Sends all that waits, in its order; only what is answered leaves the queue. Stops at the first that fails: what
   * comes after would fail alike. Says whether all is stored.
   */
  async sendAll(send: (entry: Unsaved) => Promise<Sent>): Promise<boolean> {
    for (const entry of this.unsaved()) {
      if ((await send(entry)) === 'failed') return false
      this.keep(this.unsaved().filter(({ id }) => id !== entry.id))
    }
    return true
  }

  private keep(entries: Unsaved[]): void {
    if (entries.length === 0) this.shelf.removeItem(this.key)
    else this.shelf.setItem(this.key, JSON.stringify(entries))
  }
}
