import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readTree } from '../written/authored-tree.ts'
import type { Problem } from '../written/problem.ts'

/** Pictures that words name and that are not shipped, and shipped ones that no word names. */
export function checkPictures(folder: string, picturesFolder: string): Problem[] {
  const root = dirname(folder)
  const courses = readTree(folder, []).flatMap((language) => language.courses)
  const named = new Set<string>()
  const missing = courses.flatMap(({ words, wordsSource }) =>
    words.flatMap(({ picture }, at) => {
      if (picture === undefined || !wordsSource) return []
      named.add(`${picture}.svg`)
      if (existsSync(join(picturesFolder, `${picture}.svg`))) return []
      return [wordsSource.problem([at, 'picture'], `there is no ${picture}.svg: node scripts/pictures.ts`)]
    }),
  )
  const unused = readdirSync(picturesFolder)
    .filter((file) => !named.has(file))
    .map((file): Problem => {
      const shown = relative(root, join(picturesFolder, file))
      return { severity: 'warning', file: shown, line: 1, field: '', message: 'no word names this picture' }
    })
  return [...missing, ...unused]
}
