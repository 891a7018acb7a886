import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { placeOf } from './document-kind.ts'
import type { WrittenDocument } from './read-document.ts'

/** The documents of a curriculum folder, in the order of their paths. */
export function filesIn(folder: string): WrittenDocument[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => placeOf(path) !== undefined)
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

/** What problems show before a path of the folder. */
export function prefixOf(folder: string): string {
  return `${basename(folder)}/`
}
