import { parentPort, workerData } from 'node:worker_threads'
import type { ReadDocument } from '../../authoring/written/read-document.ts'
import { picturesFound } from './picture-stock.ts'
import { readDraft } from './read-draft.ts'
import type { Ask, Sheet } from './workshop.ts'
import { compile, type Documents, type Folders, lintOf, previewIn } from './workshop-jobs.ts'

/** Reads, checks and resolves drafts in a thread of its own: nobody else waits while somebody types. */
let folders = workerData as Folders
const port = parentPort
if (!port) throw new Error('workshop-worker.ts is started as a worker')

const known = new Map<string, ReadDocument | undefined>()
/** The latest sets of documents, so that what was made of one is found again. */
const sets = new Map<string, Documents>()
const mostSets = 4

interface Message {
  id: number
  ask: Ask
  news: Sheet[]
  sent?: ReadonlySet<string>
}

port.on('message', ({ id, ask, news, sent }: Message) => {
  try {
    if (sent) folders = { ...folders, sent }
    for (const { path, revision, text, value } of news) {
      known.set(`${path}@${revision}`, readDraft({ path, text, value: value ?? undefined }))
    }
    port.postMessage({ id, answer: answerOf(ask) })
  } catch (error) {
    port.postMessage({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

function answerOf(ask: Ask): unknown {
  if (ask.kind === 'forget') return forget()
  if (ask.kind === 'pictures') return picturesFound(ask.search, folders)
  if (ask.kind === 'compile') return compile(documentsOf(ask.before), documentsOf(ask.after), folders)
  const documents = withTyped(documentsOf(ask.documents), ask)
  const problems = lintOf(documents, ask.path, folders)
  return ask.kind === 'lint' ? { problems } : { problems, preview: previewIn(documents, ask.path) }
}

function forget(): void {
  known.clear()
  sets.clear()
}

function documentsOf(keys: string[]): Documents {
  const name = keys.join(' ')
  const found = sets.get(name)
  if (found) return found
  const made = new Map(
    keys.flatMap((key) => {
      const document = known.get(key)
      return document ? [[key.slice(0, key.lastIndexOf('@')), document] as const] : []
    }),
  )
  sets.set(name, made)
  for (const oldest of [...sets.keys()].slice(0, -mostSets)) sets.delete(oldest)
  return made
}

/** The documents with one as it is being typed. */
function withTyped(
  documents: Documents,
  { path, text }: { path: string; text?: string | undefined },
): Documents {
  const typed = text === undefined ? undefined : readDraft({ path, text })
  return typed ? new Map(documents).set(path, typed) : documents
}
