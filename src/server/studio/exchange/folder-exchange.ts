import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from '../../authoring/written/curriculum-files.ts'
import type { Sql } from '../../database/sql.ts'
import { contentFiles, type TakenContent, takeContent } from './content-files.ts'

/** Writes all drafts as the curriculum's files. Says how many. */
export async function exportFolder(sql: Sql, folder: string): Promise<number> {
  const files = await contentFiles(sql, '')
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return files.length
}

/** Takes such files in as drafts, by nobody's hand. */
export async function importFolder(sql: Sql, folder: string): Promise<TakenContent> {
  const nobody = { id: '', firstName: 'Imported', lastName: '' }
  const saving = { sql, now: new Date(), changed: () => {}, student: nobody }
  return takeContent(saving, filesIn(folder), { isTrial: false, note: `Imported from ${folder}` })
}
