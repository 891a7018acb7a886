import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesIn, misplacedIn } from '../authoring/written/curriculum-files.ts'

const source = fileURLToPath(new URL('../..', import.meta.url))

/** Changes with what authors wrote, and with the code that derives the rest of it (roman, glosses, forms). */
export function contentHash(folder: string): string {
  const hash = createHash('sha256')
  for (const { path, text } of filesIn(folder)) hash.update(path).update(text)
  // It is told of, also where nothing else changed.
  for (const { file } of misplacedIn(folder)) hash.update(file)
  for (const room of ['language', 'server/authoring', 'server/curriculum']) {
    for (const file of filesUnder(join(source, room), /(?<!\.test)\.ts$/)) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesUnder(folder: string, named: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => named.test(name))
    .toSorted()
    .map((name) => join(folder, name))
}
