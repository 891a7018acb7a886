import type { ProgressUpdate } from '#calls/lessons.ts'

export type Unsaved = { id: string; update: ProgressUpdate }
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** What became of one sending: stored, refused for good, or to be tried again. */
export type Sent = 'stored' | 'refused' | 'failed'

/** What a student did and the academy has not stored yet, kept on this device until it has. */
export class SaveQueue {
  private readonly key: string
  private readonly shelf: Shelf

  constructor(studentId: string, shelf: Shelf) {
    this.key = `unsaved-progress-${studentId}`
    this.shelf = shelf
  }

  unsaved(): Unsaved[] {
    try {
      const kept: unknown = JSON.parse(this.shelf.getItem(this.key) ?? '[]')
      return Array.isArray(kept) ? (kept as Unsaved[]) : []
    } catch {
      return []
    }
  }

  add(entry: Unsaved): void {
    this.keep([...this.unsaved().filter(({ id }) => id !== entry.id), entry])
  }

  /**
   * Sends all that waits, in its order; only what is answered leaves the queue. Stops at the first that fails: what
   * comes after would fail alike. Says whether all is stored.
   */
  async sendAll(send: (update: ProgressUpdate) => Promise<Sent>): Promise<boolean> {
    for (const { id, update } of this.unsaved()) {
      if ((await send(update)) === 'failed') return false
      this.keep(this.unsaved().filter((entry) => entry.id !== id))
    }
    return true
  }

  private keep(entries: Unsaved[]): void {
    if (entries.length === 0) this.shelf.removeItem(this.key)
    else this.shelf.setItem(this.key, JSON.stringify(entries))
  }
}
