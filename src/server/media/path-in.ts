import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where a file stands: in the first of those folders that has it. */
export function pathIn(folders: string[], file: string): string {
  const paths = folders.map((folder) => join(folder, file))
  return paths.find((path) => existsSync(path)) ?? paths.at(-1) ?? file
}
