/** Something wrong in a file of the curriculum, where an author finds it. */
export interface Problem {
  severity: 'error' | 'warning'
  file: string
  line: number
  /** exercises[3].wrong; empty for the whole file. */
  field: string
  message: string
}

export type Path = readonly (string | number)[]

/** `exercises[3].wrong` of a path. */
export function fieldOf(path: Path): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`))
    .join('')
}

export function problemLine({ severity, file, line, field, message }: Problem): string {
  const mark = severity === 'warning' ? 'warning: ' : ''
  return `${file}:${line} ${mark}${field === '' ? '' : `${field}: `}${message}`
}

export function problemsInOrder(problems: Problem[]): Problem[] {
  return problems.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}
