import { type DocumentKind, documentKinds } from '../../authoring/written/document-kind.ts'
import { mostTold, type Path } from '../../authoring/written/problem.ts'
import {
  type ReadDocument,
  readDocument,
  type WrittenDocument,
} from '../../authoring/written/read-document.ts'
import type { SourceFile } from '../../authoring/written/source-file.ts'

/**
 * Reads a document as far as it goes: what is unfinished in it is a problem, and the rest of it is there to be looked
 * at and checked. A list loses its unfinished thing, a text that is missing is shown as “…”.
 */
export function readDraft(document: WrittenDocument): ReadDocument | undefined {
  const strict = readDocument(document, '')
  if (!strict || strict.read !== undefined || strict.source.value === undefined) return strict
  const left: Left = new Map()
  const read = readAsFar(strict.kind, structuredClone(strict.source.value), left)
  return { ...strict, source: placedAsWritten(strict.source, left), read }
}

/** Of lists that lost something, by their fields: which of the written things are left. */
type Left = Map<string, number[]>

const tries = 4

function readAsFar(kind: DocumentKind, value: unknown, left: Left): ReadDocument['read'] {
  for (let tried = 0; tried < tries; tried++) {
    const read = documentKinds[kind].safeParse(value)
    if (read.success) return read.data
    const paths = read.error.issues.map((issue) => issue.path as Path)
    if (paths.length > mostTold) return undefined
    // A course's chapters are kept, whatever they lack: lessons stand in them.
    const things = kind === 'course' ? [] : paths.map(thingOf).filter((thing) => thing !== undefined)
    for (const path of paths) if (!things.some((thing) => isWithin(path, thing))) fill(value, path)
    for (const thing of once(things)) takeOut(value, thing, left)
  }
  return undefined
}

/** `exercises[3]` of a path that leads into it. */
function thingOf(path: Path): Path | undefined {
  const at = path.findIndex((part) => typeof part === 'number')
  return at === -1 ? undefined : path.slice(0, at + 1)
}

function isWithin(path: Path, thing: Path): boolean {
  return thing.every((part, at) => path[at] === part)
}

/** Each once, the last first: what is taken out moves nothing that is still to be taken out. */
function once(things: Path[]): Path[] {
  const all = new Map(things.map((thing) => [thing.join('.'), thing]))
  return [...all.values()].toSorted((one, other) => Number(other.at(-1)) - Number(one.at(-1)))
}

function takeOut(value: unknown, thing: Path, left: Left): void {
  const [field, at] = [thing.slice(0, -1), Number(thing.at(-1))]
  const list = within(value, field)
  if (!Array.isArray(list)) return
  const known = left.get(field.join('.')) ?? list.map((_, nth) => nth)
  left.set(
    field.join('.'),
    known.filter((_, nth) => nth !== at),
  )
  list.splice(at, 1)
}

function fill(value: unknown, path: Path): void {
  const [holder, name] = [within(value, path.slice(0, -1)), path.at(-1)]
  if (typeof holder !== 'object' || holder === null || name === undefined) return
  Reflect.set(holder, name, name === 'feedback' ? { question: '…' } : '…')
}

function within(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (holder, part) => (typeof holder === 'object' && holder !== null ? Reflect.get(holder, part) : undefined),
    value,
  )
}

/** Problems of what is left are told where the author wrote it. */
function placedAsWritten(source: SourceFile, left: Left): SourceFile {
  const written = (path: Path): Path =>
    path.map((part, at) => {
      const known = typeof part === 'number' ? left.get(path.slice(0, at).join('.')) : undefined
      return known && typeof part === 'number' ? (known[part] ?? part) : part
    })
  return { ...source, problem: (path, ...said) => source.problem(written(path), ...said) }
}
