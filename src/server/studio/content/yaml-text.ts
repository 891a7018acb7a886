import { type Document, visit } from 'yaml'

/** The document as authors write it: `{ a: b }` with air, `[a, b]` without, and no line cut. */
export function yamlText(document: Document): string {
  visit(document, { Map: (_, map) => void pad(map, ' '), Seq: (_, list) => void pad(list, '') })
  return document.toString({ lineWidth: 0 })
}

type Padded = { toString: (...given: never[]) => string }

/** The writer knows one air for all brackets: each is told its own here. */
function pad(node: Padded, air: string): void {
  const written = node.toString
  if (Object.hasOwn(node, 'toString')) return
  node.toString = (context: never, ...rest: never[]) =>
    written.call(node, { ...(context as object), flowCollectionPadding: air } as never, ...rest)
}

/** Lines that the change left alone, as the author wrote them: `plain` is the old text in the writer's own form. */
export function linesKept(given: { text: string; plain: string; written: string }): string {
  const [text, plain, written] = [given.text, given.plain, given.written].map((all) => all.split('\n'))
  if (!text || !plain || !written || text.length !== plain.length) return given.written
  const places = new Map<string, string[]>()
  for (const [at, line] of plain.entries()) places.set(line, [...(places.get(line) ?? []), text[at] ?? line])
  return written
    .map((line) => {
      const originals = places.get(line)
      return (originals && originals.length > 1 ? originals.shift() : originals?.[0]) ?? line
    })
    .join('\n')
}
