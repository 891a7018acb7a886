import type { z } from 'zod'
import { type DocumentKind, documentKinds, placeOf } from './document-kind.ts'
import type { Problem } from './problem.ts'
import { readAs, readSource, type SourceFile, sourceOf } from './source-file.ts'

/** A document as it was read: nothing where it could not be, and then the problems say why. */
export interface ReadDocument<Kind extends DocumentKind = DocumentKind> {
  kind: Kind
  source: SourceFile
  read: z.infer<(typeof documentKinds)[Kind]> | undefined
  problems: Problem[]
}

/** The text of a file, and its value where that is known from an earlier reading. */
export interface WrittenDocument {
  path: string
  text: string
  value?: unknown
}

/** What problems show of a path: the curriculum's folder stands before it. */
export function readDocument(
  { path, text, value }: WrittenDocument,
  prefix: string,
): ReadDocument | undefined {
  const place = placeOf(path)
  if (!place) return undefined
  const shown = `${prefix}${path}`
  const source =
    value === undefined || value === null ? readSource(text, shown) : sourceOf(text, value, shown)
  const problems: Problem[] = []
  return { kind: place.kind, source, read: readAs(source, documentKinds[place.kind], problems), problems }
}
