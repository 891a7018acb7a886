import { statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, isWellNamed, misnamed, misplacedIn } from '../../authoring/written/curriculum-files.ts'
import { BadSetting } from '../../config.ts'
import type { Sql } from '../../database/sql.ts'
import { makeFolder } from '../../make-folder.ts'
import { Refusal } from '../../refusal.ts'
import type { Saving } from '../documents/save-documents.ts'
import { contentFiles, type TakenContent, takeContent } from './content-files.ts'

/** Writes all drafts as the curriculum's files. Says how many. */
export async function exportFolder(sql: Sql, folder: string): Promise<number> {
  const files = await contentFiles(sql, '')
  try {
    for (const { path, text } of files) {
      makeFolder(dirname(join(folder, path)))
      writeFileSync(join(folder, path), text)
    }
  } catch (error) {
    throw new BadSetting(`${folder} cannot be written: ${(error as Error).message}.`)
  }
  return files.length
}

/** Takes such files in as drafts, by nobody's hand. */
export async function importFolder(
  { sql, now, changed }: Omit<Saving, 'student'>,
  folder: string,
): Promise<TakenContent> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(404, `There is no folder ${folder}.`)
  const all = filesIn(folder)
  const files = all.filter(({ path }) => isWellNamed(path))
  const passedOver = [
    ...misplacedIn(folder, ''),
    ...misnamed(
      all.map(({ path }) => path),
      '',
    ),
  ]
  if (files.length === 0) throw new Refusal(422, `${folder} holds no curriculum files.`)
  const nobody = { id: '', firstName: 'Imported', lastName: '' }
  const saving = { sql, now, changed, student: nobody }
  const taken = await takeContent(saving, files, { isTrial: false, note: `Imported from ${folder}` })
  return { ...taken, problems: [...taken.problems, ...passedOver] }
}
