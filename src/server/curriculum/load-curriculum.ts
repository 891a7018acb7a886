import { treeOf } from '../authoring/written/authored-tree.ts'
import { filesIn, misplacedIn, prefixOf } from '../authoring/written/curriculum-files.ts'
import type { Problem } from '../authoring/written/problem.ts'
import { curriculumOf } from '../authoring/written/read-curriculum.ts'
import { type ReadDocument, readDocument } from '../authoring/written/read-document.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { publishedTexts } from '../studio/documents/document-store.ts'
import { contentHash } from './content-hash.ts'
import type { Curriculum } from './curriculum.ts'
import { curriculumRows } from './curriculum-rows.ts'
import { takeFiles } from './take-files.ts'
import { forgetTaught } from './taught.ts'
import { writablePart } from './writable-part.ts'
import { courseIds, enrolInAdded, retireRest, writeRows } from './write-rows.ts'

export interface Loaded {
  /** False: the files are as they were, nothing was read. */
  isRead: boolean
  /** How many rows were added, changed or taken out. */
  changes: number
  /** What could not be read; the rest of the curriculum is in the database. */
  problems: Problem[]
  /** Documents that the studio has made its own, and of which the files say something new. */
  left: string[]
}

/** Brings documents and database up to what the files say: one transaction, ids kept, nothing deleted. */
export async function loadCurriculum(sql: Sql, folder: string): Promise<Loaded> {
  const hash = contentHash(folder)
  const [before] = await sql<{ hash: string }[]>`select content_hash as hash from curriculum_state`
  if (before?.hash === hash) return { isRead: false, changes: 0, problems: [], left: [] }
  const loaded = await sql.begin(async (tx) => {
    await tx`select from curriculum_state for update`
    const taught = await courseIds(tx)
    const { read, ...taken } = await takeFiles(tx, filesIn(folder), {
      prefix: prefixOf(folder),
      misplaced: misplacedIn(folder),
      now: new Date(),
    })
    const isWhole = taken.problems.length === 0
    let changes = 0
    for (const [table, rows] of curriculumRows(writablePart(await publishedCurriculum(tx, read)))) {
      changes += await writeRows(tx, table, rows)
      if (isWhole) changes += await retireRest(tx, table, rows)
    }
    await enrolInAdded(tx, taught)
    await tx`update curriculum_state set content_hash = ${isWhole ? hash : ''},
      version = version + ${changes > 0 ? 1 : 0}, loaded_at = now()`
    return { isRead: true, changes, ...taken }
  })
  forgetTaught(sql)
  return loaded
}

async function publishedCurriculum(tx: Tx, known: Map<string, ReadDocument>): Promise<Curriculum> {
  const documents = new Map(known)
  for (const written of await publishedTexts(tx, [...known.keys()])) {
    const document = readDocument(written, '')
    if (document) documents.set(written.path, document)
  }
  return curriculumOf(treeOf(documents, []))
}
