import { isDeepStrictEqual } from 'node:util'
import { Document, isMap, isNode, isScalar, isSeq, type Node, Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { yamlDocument } from '../../authoring/written/yaml-document.ts'
import { newNode } from './new-node.ts'
import { linesKept, yamlText } from './yaml-text.ts'

type Raw = Record<string, unknown>

/**
 * The text of a document after a change of its value: what did not change keeps its form, its comments and its place,
 * to the byte where the line did not change.
 */
export function writeText(text: string, before: unknown, after: unknown): string {
  const document: Document = yamlDocument(text)
  if (text.trim() === '' || document.errors.length > 0 || !isNode(document.contents)) return freshText(after)
  const plain = yamlText(yamlDocument(text))
  document.contents = changed(document, document.contents, { before, after, name: '', isInLine: false })
  const written = yamlText(document)
  const kept = linesKept({ text, plain, written })
  const isTrue = isDeepStrictEqual(yamlDocument(kept).toJS(), yamlDocument(written).toJS())
  return isTrue ? kept : written
}

/** The text of a value that no document had before. */
export function freshText(value: unknown): string {
  const document = new Document()
  document.contents = newNode(document, value, { name: '', isInLine: false })
  return yamlText(document)
}

interface Change {
  before: unknown
  after: unknown
  /** The field's name, which tells how authors write what is new in it. */
  name: string
  /** It stands within brackets. */
  isInLine: boolean
}

function changed(document: Document, node: Node, { before, after, name, isInLine }: Change): Node {
  if (isSame(before, after)) return node
  if (isMap(node) && isRaw(before) && isRaw(after)) return changedMap(document, node, { before, after })
  if (isSeq(node) && node.items.length > 0 && Array.isArray(before) && Array.isArray(after)) {
    return changedList(document, node, { before, after, name })
  }
  const fresh = newNode(document, after, { name, isInLine })
  if (isScalar(node) && isScalar(fresh)) {
    if (typeof after === 'string' && !after.includes('\n') && node.type) fresh.type = node.type as never
    Object.assign(fresh, {
      comment: node.comment,
      commentBefore: node.commentBefore,
      spaceBefore: node.spaceBefore,
    })
  }
  return fresh
}

function changedMap(document: Document, node: YAMLMap, { before, after }: { before: Raw; after: Raw }): Node {
  const names = Object.keys(after)
  const isInLine = node.flow === true
  for (const name of Object.keys(before)) if (!(name in after)) node.delete(name)
  for (const [at, name] of names.entries()) {
    const pair = node.items.find(({ key }) => nameOf(key) === name)
    if (pair && isNode(pair.value)) {
      pair.value = changed(document, pair.value, { before: before[name], after: after[name], name, isInLine })
    } else {
      if (pair) node.delete(name)
      node.items.splice(
        placeAfter(node, names.slice(0, at)),
        0,
        newPair(document, after[name], { name, isInLine }),
      )
    }
  }
  return inOrder(node, names)
}

/** Pairs that changed places among themselves follow the value; those that it does not know stay where they are. */
function inOrder(node: YAMLMap, names: string[]): YAMLMap {
  const known = node.items.filter(({ key }) => names.includes(nameOf(key)))
  const wanted = known.toSorted(
    (one, other) => names.indexOf(nameOf(one.key)) - names.indexOf(nameOf(other.key)),
  )
  const isList = names.every((name) => !fields.has(name))
  if (isList) node.items = node.items.map((pair) => (known.includes(pair) ? (wanted.shift() ?? pair) : pair))
  return node
}

/** In maps of an author's own names (cast, glosses) the order says something; that of fields is a matter of taste. */
const fields = new Set(['id', 'hi', 'en', 'name', 'question', 'letter', 'course', 'who', 'hear'])

function placeAfter(node: YAMLMap, earlier: string[]): number {
  return node.items.findLastIndex(({ key }) => earlier.includes(nameOf(key))) + 1
}

function newPair(document: Document, value: unknown, place: { name: string; isInLine: boolean }): Pair {
  return new Pair(document.createNode(place.name), newNode(document, value, place))
}

function changedList(
  document: Document,
  node: YAMLSeq,
  { before, after, name }: { before: unknown[]; after: unknown[]; name: string },
): Node {
  const place = { name: `${name}.item`, isInLine: node.flow === true }
  const [begun] = node.items
  const left = before.map((value, at) => ({ value, node: node.items[at] as Node | undefined }))
  const take = (isIt: (value: unknown) => boolean) => {
    const at = left.findIndex(({ value, node }) => node !== undefined && isIt(value))
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  const whole = after.map((value) => take((old) => isSame(old, value)))
  node.items = after.map((value, at) => {
    const same =
      whole[at] ?? (idOf(value) === undefined ? undefined : take((old) => idOf(old) === idOf(value)))
    if (!same?.node) return newNode(document, value, place)
    return changed(document, same.node, { before: same.value, after: value, ...place })
  })
  const [first] = node.items
  if (isNode(first) && first !== begun) first.spaceBefore = false
  return node
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim()
  return isDeepStrictEqual(one, other)
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function idOf(value: unknown): unknown {
  return isRaw(value) ? value.id : undefined
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key)
}
