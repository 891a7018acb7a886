import type { FastifyInstance } from 'fastify'
import {
  discardDraft,
  restoreDocument,
  type StudioContent,
  saveDocument,
  studioDocument,
} from '#calls/studio-documents.ts'
import { documentDifference, documentHistory, documentRevision } from '#calls/studio-history.ts'
import type { Sql } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { type Context, serve } from '../../serve.ts'
import { contentOf } from '../content/content-of.ts'
import { differences } from '../content/differences.ts'
import { documentText } from '../content/document-text.ts'
import { knownDocument, shownDocument, shownRevision } from './document-shown.ts'
import {
  type DocumentHead,
  documentHead,
  type RevisionText,
  revisionsOf,
  revisionTexts,
} from './document-store.ts'
import { saveDocuments } from './save-documents.ts'

const longestHistory = 200

export function registerDocuments(app: FastifyInstance, onOpened: () => void): void {
  serve(app, studioDocument, ({ sql, query }) => {
    onOpened()
    return shownDocument(sql, query.path)
  })

  serve(app, saveDocument, async (context) => {
    const { path, revision, note, content, text: given } = context.body
    const text = content ? await textWith(context, path, content) : (given ?? '')
    await saveDocuments(context, [{ path, revision, text }], { note })
    return shownDocument(context.sql, path)
  })

  serve(app, restoreDocument, async (context) => {
    const { path, revision, to } = context.body
    const { text } = await knownRevision(context.sql, { path, revision: to })
    await saveDocuments(context, [{ path, revision, text }], { note: `Back to revision ${to}` })
    return shownDocument(context.sql, path)
  })

  serve(app, discardDraft, async (context) => {
    const { path, revision } = context.body
    const { publishedRevision } = await knownHead(context.sql, path)
    if (publishedRevision === null)
      throw new Refusal(422, 'This was never published: there is nothing to go back to.')
    const { text } = await knownRevision(context.sql, { path, revision: publishedRevision })
    await saveDocuments(context, [{ path, revision, text }], { note: 'Draft discarded' })
    return shownDocument(context.sql, path)
  })

  registerHistory(app)
}

function registerHistory(app: FastifyInstance): void {
  serve(app, documentHistory, async ({ sql, query }) => {
    const head = await knownHead(sql, query.path)
    return (await revisionsOf(sql, query.path, longestHistory)).map((made) => shownRevision(made, head))
  })

  serve(app, documentRevision, async ({ sql, query }) => {
    const head = await knownHead(sql, query.path)
    const made = (await revisionsOf(sql, query.path, head.revision)).find(
      ({ revision }) => revision === query.revision,
    )
    if (!made) throw new Refusal(404, 'There is no such revision.')
    const content = made.text === null ? null : contentOf(head.kind, made.value)
    return { ...shownRevision(made, head), text: made.text ?? '', content }
  })

  serve(app, documentDifference, async ({ sql, query: { path, from, to } }) => {
    const head = await knownHead(sql, path)
    const valueIn = async (revision: number | null) =>
      revision === null ? undefined : readable(await knownRevision(sql, { path, revision }))
    const [before, after] = [
      await valueIn(from ?? head.publishedRevision),
      await valueIn(to ?? head.revision),
    ]
    return differences(before, after)
  })
}

/** The value, or the text as it stands while it is no YAML. */
function readable({ text, value }: RevisionText): unknown {
  return text === null ? undefined : (value ?? text)
}

async function textWith({ sql }: Context, path: string, content: StudioContent): Promise<string> {
  const document = await knownDocument(sql, path)
  if (content.kind !== document.kind) throw new Refusal(400, `This document holds no ${content.kind}.`)
  return documentText(document, content)
}

async function knownHead(sql: Sql, path: string): Promise<DocumentHead> {
  const head = await documentHead(sql, path)
  if (!head) throw new Refusal(404, 'There is no such document.')
  return head
}

async function knownRevision(sql: Sql, key: { path: string; revision: number }): Promise<RevisionText> {
  const [found] = await revisionTexts(sql, [key])
  if (!found) throw new Refusal(404, 'There is no such revision.')
  return found
}
