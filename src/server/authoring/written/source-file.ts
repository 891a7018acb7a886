import { type Document, isNode, LineCounter } from 'yaml'
import type { z } from 'zod'
import { fieldOf, firstTold, ofWhole, type Path, type Problem } from './problem.ts'
import { yamlDocument } from './yaml-document.ts'

/** One YAML file with the place of everything in it. */
export interface SourceFile {
  file: string
  value: unknown
  problems: Problem[]
  problem(path: Path, message: string, severity?: Problem['severity']): Problem
}

/** Reads a text; `shown` is the name that problems carry. */
export function readSource(text: string, shown: string): SourceFile {
  const placed = place(text)
  const { errors, warnings } = placed.document
  const problems = firstTold([...errors, ...warnings], shown, ({ message, pos }) => {
    return { severity: 'error', file: shown, line: placed.lineAt(pos[0]), field: '', message }
  })
  const refuse = (message: string) => problems.push(ofWhole(shown, message))
  const value = problems.length > 0 ? undefined : valueIn(placed.document, refuse)
  return { file: shown, value, problems, problem: problemsIn(shown, () => placed) }
}

/** A few bytes of aliases may mean more than any memory holds: the reader refuses those. */
function valueIn(document: Document, refuse: (message: string) => void): unknown {
  try {
    return document.toJS()
  } catch {
    refuse('What is repeated by name (*) comes to more than can be read.')
    return undefined
  }
}

/** The same for a text of which the value is known: it is read only where a problem needs its place. */
export function sourceOf(text: string, value: unknown, shown: string): SourceFile {
  let placed: Placed | undefined
  const places = () => {
    placed ??= place(text)
    return placed
  }
  return { file: shown, value, problems: [], problem: problemsIn(shown, places) }
}

interface Placed {
  document: Document
  lineAt(offset: number): number
}

function place(text: string): Placed {
  const counter = new LineCounter()
  const document = yamlDocument(text, counter)
  return { document, lineAt: (offset) => Math.max(1, counter.linePos(offset).line) }
}

function problemsIn(file: string, placed: () => Placed): SourceFile['problem'] {
  return (path, message, severity = 'error') => {
    const { document, lineAt } = placed()
    return { severity, file, line: lineAt(offsetOf(document, path)), field: fieldOf(path), message }
  }
}

/** Where the deepest part of the path that exists begins. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

/** The file's value by its schema; what does not fit is added to the problems. */
export function readAs<Schema extends z.ZodType>(
  source: SourceFile,
  schema: Schema,
  problems: Problem[],
): z.infer<Schema> | undefined {
  problems.push(...source.problems)
  if (source.problems.length > 0) return undefined
  const read = schema.safeParse(source.value)
  if (read.success) return read.data
  const told = firstTold(read.error.issues, source.file, (issue) => {
    const path = issue.path as Path
    return source.problem(path, isThere(source.value, path) ? said(issue) : 'is missing')
  })
  problems.push(...told)
  return undefined
}

function isThere(value: unknown, path: Path): boolean {
  const found = path.reduce<unknown>(
    (within, part) => (typeof within === 'object' && within !== null ? Reflect.get(within, part) : undefined),
    value,
  )
  return found !== undefined
}

function said(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `“${key}”`).join(', ')
    return `${keys} is no field here; a text with a comma between { } or [ ] stands in quotes`
  }
  if (issue.code === 'invalid_type' && issue.path.length === 0)
    return 'is empty, or not of the form that curriculum/README.md shows'
  return issue.message
}
