import type { TakenOutLesson } from '#calls/studio-tree.ts'
import type { Sql } from '../../database/sql.ts'
import { contentOf } from '../content/content-of.ts'
import { documentHeads, revisionTexts } from '../documents/document-store.ts'

/**
 * The lessons that the drafts no longer have, by their course's folder (`hindi/market/`), the latest first. What was never
 * published waits for nothing and is told nowhere else; its history has the way back.
 */
export async function lessonsTakenOut(sql: Sql): Promise<Map<string, TakenOutLesson[]>> {
  const heads = await documentHeads(sql)
  const removed = heads
    .filter(({ kind, isRemoved }) => kind === 'lesson' && isRemoved)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const before = await revisionTexts(
    sql,
    removed.map(({ path, revision }) => ({ path, revision: revision - 1 })),
  )
  const names = new Map(before.map(({ path, value }) => [path, nameIn(value)]))
  const lessons = removed.map(({ path, by, at }) => {
    return { path, name: names.get(path) || path, by, at: at.toISOString() }
  })
  return Map.groupBy(lessons, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1))
}

function nameIn(value: unknown): string {
  const content = contentOf('lesson', value)
  return content?.kind === 'lesson' ? content.lesson.name : ''
}
