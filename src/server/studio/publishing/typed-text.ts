import type { StudioContent } from '#calls/studio-documents.ts'
import type { Sql } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { documentText } from '../content/document-text.ts'
import { knownDocument } from '../documents/document-shown.ts'

interface Typing {
  path: string
  content?: StudioContent | undefined
  text?: string | undefined
}

/** What somebody is typing, as the file would say it; nothing where the saved draft is meant. */
export async function typedText(sql: Sql, { path, content, text }: Typing): Promise<string | undefined> {
  if (!content) return text
  const document = await knownDocument(sql, path)
  if (document.kind !== content.kind) throw new Refusal(400, `This document holds no ${content.kind}.`)
  return documentText(document, content)
}
