import { readFileSync } from 'node:fs'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { fieldOf, type Path, type Problem } from './problem.ts'

/** One YAML file with the place of everything in it. */
export interface SourceFile {
  file: string
  value: unknown
  problems: Problem[]
  problem(path: Path, message: string, severity?: Problem['severity']): Problem
}

/** Reads a file; `shown` is the name that problems carry. */
export function readSource(path: string, shown: string): SourceFile {
  const counter = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: counter })
  const at = (offset: number) => Math.max(1, counter.linePos(offset).line)
  const problem = (path: Path, message: string, severity: Problem['severity'] = 'error'): Problem => {
    return { severity, file: shown, line: at(offsetOf(document, path)), field: fieldOf(path), message }
  }
  const problems = [...document.errors, ...document.warnings].map((error): Problem => {
    const message = error.message.split('\n')[0]?.replace(/ at line.*$/, '') ?? ''
    return { severity: 'error', file: shown, line: at(error.pos[0]), field: '', message }
  })
  return { file: shown, value: problems.length > 0 ? undefined : document.toJS(), problems, problem }
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
  for (const issue of read.error.issues) {
    const path = issue.path as Path
    problems.push(source.problem(path, isThere(source.value, path) ? said(issue) : 'is missing'))
  }
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
  return issue.message
}
