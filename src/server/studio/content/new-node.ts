import { type Document, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'

/** The fields that authors write over several lines; all others stand in one. */
const spread = new Set(['', 'films', 'films.item', 'cast', 'lines', 'exercises', 'chapters', 'chapters.item'])

/** A value as authors write it: lists and maps in a line but for the few that are spread. */
export function newNode(document: Document, value: unknown, name: string): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq()
    list.items = value.map((item) => newNode(document, item, `${name}.item`))
    list.flow = !spread.has(name)
    return list
  }
  if (typeof value === 'object' && value !== null) {
    const map = new YAMLMap()
    map.items = Object.entries(value).map(
      ([key, held]) => new Pair(new Scalar(key), newNode(document, held, key)),
    )
    map.flow = !spread.has(name)
    return map
  }
  const isLong = typeof value === 'string' && value.includes('\n')
  return document.createNode(isLong ? `${value.trimEnd()}\n` : value) as Node
}
