import type { StudioContent } from '#calls/studio-documents.ts'
import type { DocumentKind } from '../../authoring/written/document-kind.ts'
import { contentOf, rawOf } from './content-of.ts'
import { refuseEqualNames } from './refuse-equal-names.ts'
import { freshText, writeText } from './write-text.ts'

/** The text of a document as it shall be: what the content does not change stays as the author wrote it. */
export function documentText(
  before: { kind: DocumentKind; text: string; value: unknown } | undefined,
  content: StudioContent,
): string {
  refuseEqualNames(content)
  const known = before && before.text !== '' ? contentOf(before.kind, before.value) : null
  return before && known ? writeText(before.text, rawOf(known), rawOf(content)) : freshText(rawOf(content))
}
