import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the films stand that come with the curriculum: each language has a folder of them. */
export function filmFolders(curriculum: string): string[] {
  return readdirSync(curriculum, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(curriculum, name, 'files'))
}
