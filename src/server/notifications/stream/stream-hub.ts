import type { Tx } from '../../database/sql.ts'
import { justPublished, reaching } from './stream-store.ts'

/** An open stream: takes what it is told, and can be ended. */
export interface OpenStream {
  studentId: string
  sessionId: string
  say(event: StreamEvent): void
  /** Keeps the line from looking dead. */
  beat(): void
  end(): void
}

export interface StreamEvent {
  name: 'count' | 'notification'
  /** The number up to which whoever listens has heard everything. */
  id: number
  data: { id?: string; [more: string]: unknown }
}

export interface StreamHub {
  /** False where this student has too many already, or all are being ended. */
  join(stream: OpenStream): boolean
  leave(stream: OpenStream): void
  /** One look at the database for all streams of this process. True is never said: the next look is a second later. */
  look(tx: Tx): Promise<boolean>
  endAll(): void
  count(): number
}

const mostOfOne = 30

/** The streams of this process. What is new is learnt from the database, so it may come from any process. */
export function openHub(): StreamHub {
  const streams = new Map<string, Set<OpenStream>>()
  /** What was told, with the hour of it, in milliseconds of this process. */
  const told = new Map<string, number>()
  let isOver = false
  const of = (studentId: string) => streams.get(studentId) ?? new Set<OpenStream>()

  return {
    join(stream) {
      const own = of(stream.studentId)
      if (isOver || own.size >= mostOfOne) return false
      streams.set(stream.studentId, own.add(stream))
      return true
    },
    leave(stream) {
      const own = of(stream.studentId)
      own.delete(stream)
      if (own.size === 0) streams.delete(stream.studentId)
    },
    count: () => [...streams.values()].reduce((sum, { size }) => sum + size, 0),
    async look(tx) {
      if (streams.size === 0) return false
      const fresh = (await justPublished(tx)).filter((id) => !told.has(id))
      if (fresh.length === 0) return false
      const open = [...streams.values()].flatMap((own) => [...own])
      const rows = await reaching(tx, fresh, [...new Set(open.map(({ sessionId }) => sessionId))])
      remember(told, fresh)
      for (const { studentId, sessionId, number, updatedAt, ...shown } of rows) {
        const event = {
          name: 'notification',
          id: number,
          data: { ...shown, updatedAt: updatedAt.toISOString() },
        } as const
        for (const stream of of(studentId)) if (stream.sessionId === sessionId) stream.say(event)
      }
      return false
    },
    endAll() {
      isOver = true
      for (const stream of [...streams.values()].flatMap((own) => [...own])) stream.end()
    },
  }
}

function remember(told: Map<string, number>, ids: string[]): void {
  const now = Date.now()
  for (const [id, at] of told) if (now - at > 60_000) told.delete(id)
  for (const id of ids) told.set(id, now)
}
