import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. Where none can be made it throws; Node's own `recursive` tries for ever in a place
 * such as /proc, which is there and takes no folders.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Two processes may make it at once.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
