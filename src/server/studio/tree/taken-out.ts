import type { TakenOutLesson } from '#calls/studio-tree.ts'
import type { Sql } from '../../database/sql.ts'
import { contentOf } from '../content/content-of.ts'

interface Removal {
  path: string
  by: string
  at: Date
  /** What it said before. */
  value: unknown
}

/**
 * The lessons that a language's drafts no longer have, by their course's folder (`hindi/market/`), the latest first. What
 * was never published waits for nothing and is told nowhere else; its history has the way back.
 */
export async function lessonsTakenOut(sql: Sql, folder: string): Promise<Map<string, TakenOutLesson[]>> {
  const removals = await sql<
    Removal[]
  >`select document.path, head.author as by, head.made_at as at, before.value
    from curriculum_documents document
    join document_revisions head on head.path = document.path and head.revision = document.head_revision
    join document_revisions before on before.path = document.path and before.revision = document.head_revision - 1
    where document.kind = 'lesson' and starts_with(document.path, ${folder}) and head.text is null
    order by head.made_at desc`
  const lessons = removals.map(({ path, by, at, value }) => {
    return { path, name: nameIn(value) || path, by, at: at.toISOString() }
  })
  return Map.groupBy(lessons, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1))
}

function nameIn(value: unknown): string {
  const content = contentOf('lesson', value)
  return content?.kind === 'lesson' ? content.lesson.name : ''
}
