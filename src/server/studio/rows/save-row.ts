import type { StudioContent } from '#calls/studio-documents.ts'
import type { Context } from '../../serve.ts'
import { documentText } from '../content/document-text.ts'
import { type Save, saveDocuments } from '../documents/save-documents.ts'
import type { ShelfDocument } from '../documents/shelf.ts'

/** Saves the draft of the document that a row stands in. */
export async function saveRow(
  context: Context,
  {
    document,
    content,
    revision,
  }: { document: ShelfDocument; content: StudioContent; revision?: number | undefined },
): Promise<void> {
  await saveDocuments(context, [saveOf({ document, content, revision })])
}

export function saveOf({
  document,
  content,
  revision,
}: {
  document: ShelfDocument
  content: StudioContent
  revision?: number | undefined
}): Save {
  const { path } = document
  return { path, revision: revision ?? document.revision, text: documentText(document, content) }
}

/** A row with what was sent of it; what was left out stays. */
export function changedBy<Row extends object>(row: Row, sent: object): Row {
  const known = Object.entries(sent).filter(([name, value]) => value !== undefined && name !== 'revision')
  return { ...row, ...Object.fromEntries(known) }
}

/** The first of a row's fields that make where it stands. */
export function placed(
  id: string,
  { path, revision }: ShelfDocument,
): { id: string; path: string; revision: number } {
  return { id, path, revision }
}
