import type { Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { contentOf } from '../content/content-of.ts'
import { type DocumentHead, revisionTexts } from './document-store.ts'

type Published = Pick<DocumentHead, 'path' | 'kind' | 'publishedRevision'>

/** The id of what students have learnt with stays, however it is saved: their progress hangs on it. */
export async function refuseNewId(
  tx: Tx,
  { path, kind, publishedRevision }: Published,
  value: unknown,
): Promise<void> {
  if (publishedRevision === null) return
  const [seen] = await revisionTexts(tx, [{ path, revision: publishedRevision }])
  const was = ownId(kind, seen?.value)
  if (was && ownId(kind, value) !== was) {
    throw new Refusal(422, `The id “${was}” is published and stays: the progress of students hangs on it.`)
  }
}

function ownId(kind: Published['kind'], value: unknown): string {
  const content = contentOf(kind, value)
  if (content?.kind === 'language') return content.language.id
  if (content?.kind === 'course') return content.course.id
  return content?.kind === 'lesson' ? content.lesson.id : ''
}
