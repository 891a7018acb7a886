import type { Problem } from '../../authoring/written/problem.ts'
import type { Tx } from '../../database/sql.ts'
import { revisionTexts } from '../documents/document-store.ts'
import { finishedUploads } from '../videos/video-store.ts'
import type { PreviewedLesson } from './preview-of.ts'
import type { Compiled, Folders } from './workshop-jobs.ts'
import { openThread } from './workshop-thread.ts'

/** A revision as the workshop's thread is given it, once. */
export interface Sheet {
  path: string
  revision: number
  text: string
  value: unknown
}

/** Sets of documents are told as keys: `hindi/market/words.yaml@3`. */
export type Ask =
  | { kind: 'lint' | 'preview'; documents: string[]; path: string; text?: string | undefined }
  | { kind: 'compile'; before: string[]; after: string[] }
  | { kind: 'pictures'; search: string }
  | { kind: 'forget' }

export interface Key {
  path: string
  revision: number
}

const keyOf = ({ path, revision }: Key) => `${path}@${revision}`
const most = 5000

export type Workshop = ReturnType<typeof openWorkshop>
type Typed = { path: string; text?: string | undefined }

/** Checks and resolves drafts beside the event loop. */
export function openWorkshop(folders: Folders) {
  const sent = new Set<string>()
  const thread = openThread(folders, () => sent.clear())

  /** Asks, and sends what the thread has not read yet. */
  const ask = async <Answer>(tx: Tx, question: Ask, keys: Key[]): Promise<Answer> => {
    if (sent.size > most) {
      sent.clear()
      await thread.post({ ask: { kind: 'forget' }, news: [] })
    }
    const read = await revisionTexts(
      tx,
      keys.filter((key) => !sent.has(keyOf(key))),
    )
    const news = read.flatMap(({ text, ...sheet }): Sheet[] => (text === null ? [] : [{ ...sheet, text }]))
    for (const key of news) sent.add(keyOf(key))
    // Any of the academy's servers may have taken a film.
    const films = new Set((await finishedUploads(tx)).map(({ file }) => file))
    return thread.post({ ask: question, news, sent: films })
  }
  const over = <Answer>(
    kind: 'lint' | 'preview',
    tx: Tx,
    { documents, typed }: { documents: Key[]; typed: Typed },
  ) => ask<Answer>(tx, { kind, documents: documents.map(keyOf), ...typed }, documents)

  return {
    lint: (tx: Tx, given: { documents: Key[]; typed: Typed }) =>
      over<{ problems: Problem[] }>('lint', tx, given),
    preview: (tx: Tx, given: { documents: Key[]; typed: Typed }) =>
      over<{ problems: Problem[]; preview: PreviewedLesson | null }>('preview', tx, given),
    compile: (tx: Tx, before: Key[], after: Key[]) =>
      ask<Compiled>(tx, { kind: 'compile', before: before.map(keyOf), after: after.map(keyOf) }, [
        ...before,
        ...after,
      ]),
    pictures: (search: string) => thread.post<string[]>({ ask: { kind: 'pictures', search }, news: [] }),
    endWithin: thread.endWithin,
    close: thread.close,
  }
}
