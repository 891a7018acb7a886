import { type Document, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'

/** The fields that authors write over several lines; all others stand in one. */
const spread = new Set(['', 'films', 'films.item', 'cast', 'lines', 'exercises', 'chapters', 'chapters.item'])

interface Place {
  /** The field's name, which tells how authors write what is new in it. */
  name: string
  /** It stands within brackets, where a text of several lines is quoted. */
  isInLine: boolean
}

/** A value as authors write it: lists and maps in a line but for the few that are spread. */
export function newNode(document: Document, value: unknown, { name, isInLine }: Place): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq()
    list.flow = !spread.has(name)
    const place = { name: `${name}.item`, isInLine: list.flow }
    list.items = value.map((item) => newNode(document, item, place))
    return list
  }
  if (typeof value === 'object' && value !== null) {
    const map = new YAMLMap()
    const flow = !spread.has(name)
    map.flow = flow
    map.items = Object.entries(value).map(
      ([key, held]) => new Pair(new Scalar(key), newNode(document, held, { name: key, isInLine: flow })),
    )
    return map
  }
  const isBlock = typeof value === 'string' && value.includes('\n') && !isInLine
  return document.createNode(isBlock ? `${value.trimEnd()}\n` : value) as Node
}
