import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const patience = 15 * 60_000

/**
 * Does a piece of work that two processes would spoil for each other: the second says so and waits. The lock is the
 * kernel's and is let go however the first one ends.
 */
export function oneAtATime(file: string, meanwhile: string, work: () => void): void {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    try {
      lock.exec('begin exclusive')
    } catch {
      process.stderr.write(`${meanwhile}\n`)
      lock.exec(`pragma busy_timeout = ${patience}; begin exclusive`)
    }
    work()
  } finally {
    lock.close()
  }
}
