import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where a film file stands: of those folders the first that has it. */
export function videoPath(file: string, folders: string[]): string {
  const paths = folders.map((folder) => join(folder, file))
  return paths.find((path) => existsSync(path)) ?? paths.at(-1) ?? file
}
