import type { Socket } from 'node:net'
import { activityOf, endProcesses } from './activity.ts'
import type { Sql } from './sql.ts'

/** A line of the pool, as postgres.js shows it (postgres-client.ts). */
interface Line {
  /** Null while it has none. */
  socket(): Socket | null
  /** The process of PostgreSQL at its other end. */
  backend: { pid: number | null }
  /** Whether somebody waits for an answer on it, or for the line itself. */
  isAwaited(): boolean
  /** Whether neither a statement nor a transaction has it. */
  isFree(): boolean
  /** From now on nobody is given it, until it is opened anew. */
  end(): unknown
}

/** A line, what it had read by the last look, and since when it is awaited without a word. */
interface Heard {
  line: Line
  bytes: number
  since: number
}

const lookEvery = 1000
/** A statement may take as long now and then; from here on the database is asked what it is doing. */
const longSilence = 5000

/**
 * Finds lines that fell silent without being closed (a cable, a firewall, a machine that stands still), on which one would
 * wait until TCP gives up, a quarter of an hour. The database is asked over a line of its own. If it says nothing, all lines
 * are cut, and until it does nobody waits for it; if it answers, those are cut for which it does nothing. A slow statement
 * is left alone, however long it takes. Ends with the function that it gives back.
 */
export function watchSilence(pool: Sql, url: string): () => void {
  const lines = new Map<object, Heard>()
  const watch = (line: Line) => void lines.set(line.backend, { line, bytes: 0, since: performance.now() })
  const silence = { isSilent: false, watch }
  Object.assign(pool.options, { silence })
  const ghosts = ghostsAt(url)

  async function look(): Promise<void> {
    for (const { line } of lines.values()) if (!line.socket()) lines.delete(line.backend)
    const quiet = [...lines.values()].filter(isLongQuiet)
    if (quiet.length === 0 && !ghosts.some() && !silence.isSilent) return
    const activity = await activityOf(url, [...quiet.flatMap(({ line }) => pidOf(line)), ...ghosts.pids()])
    silence.isSilent = activity === null
    if (activity === null) return cut([...lines.values()].filter(isUnheard))
    if (activity === 'unknown') return
    await ghosts.end(activity)
    // What was answered just now may be on its way.
    await new Promise((resolve) => setTimeout(resolve, lookEvery).unref())
    const isDropped = ({ line }: Heard) => !activity.get(line.backend.pid ?? 0)?.isBusy
    const dropped = quiet.filter((heard) => isDropped(heard) && heard.line.isAwaited() && isUnheard(heard))
    if (dropped.length === 0) return
    cutFree()
    cut(dropped)
    await endGhosts()
    // What waited for their locks calls itself active until now, and may have been dropped with them.
    await look()
  }

  /** Where one line was forgotten, those that nobody has may be as well: whoever came next would wait as long. */
  function cutFree(): void {
    for (const { line } of lines.values()) {
      const socket = line.socket()
      // One that closed meanwhile waits to be opened anew: ended, it never would be.
      if (!socket || !line.isFree()) continue
      ghosts.add(pidOf(line))
      line.end()
      socket.destroy()
    }
  }

  async function endGhosts(): Promise<void> {
    const activity = await activityOf(url, ghosts.pids())
    if (activity instanceof Map) await ghosts.end(activity)
  }

  function cut(silent: Heard[]): void {
    for (const { line } of silent) {
      ghosts.add(pidOf(line))
      const told = Object.assign(new Error('The database fell silent.'), { code: 'ETIMEDOUT' })
      line.socket()?.destroy(told)
    }
  }
  return onceAtATime(look)
}

const pidOf = ({ backend }: Line): number[] => (backend.pid === null ? [] : [backend.pid])
const isUnheard = ({ line, bytes }: Heard) => line.socket()?.bytesRead === bytes

function isLongQuiet(heard: Heard): boolean {
  const now = performance.now()
  if (!heard.line.isAwaited() || !isUnheard(heard)) {
    heard.since = now
    heard.bytes = heard.line.socket()?.bytesRead ?? 0
  }
  return now - heard.since >= longSilence
}

/** Processes at the other end of lines that were cut. They hear of it much later, and may hold locks meanwhile. */
function ghostsAt(url: string) {
  const cutAt = new Map<number, number>()
  return {
    add: (pids: number[]) => {
      for (const pid of pids) cutAt.set(pid, performance.now())
    },
    some: () => cutAt.size > 0,
    pids: () => [...cutAt.keys()],
    async end(activity: Map<number, { isBusy: boolean; age: number }>): Promise<void> {
      const idle: number[] = []
      for (const [pid, at] of cutAt) {
        const process = activity.get(pid)
        // A younger one only has the number of the one that is gone.
        if (!process || process.age < (performance.now() - at) / 1000) cutAt.delete(pid)
        else if (!process.isBusy) idle.push(pid)
      }
      // Where that fails, the next look tries it again.
      if (idle.length > 0) await endProcesses(url, idle).catch(() => {})
    },
  }
}

function onceAtATime(look: () => Promise<void>): () => void {
  let isLooking = false
  const looking = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    await look().finally(() => {
      isLooking = false
    })
  }, lookEvery)
  looking.unref()
  return () => clearInterval(looking)
}
