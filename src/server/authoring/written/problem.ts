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

export function ofWhole(file: string, message: string): Problem {
  return { severity: 'error', file, line: 1, field: '', message }
}

/** Nobody mends more at once, and each costs time to be placed. */
export const mostTold = 500

/** The first of many, and how many there are. */
export function firstTold<Found>(
  found: Found[],
  file: string,
  problemOf: (one: Found) => Problem,
): Problem[] {
  const told = found.slice(0, mostTold).map(problemOf)
  if (found.length === told.length) return told
  return [...told, ofWhole(file, `Only ${mostTold} of ${found.length} problems are shown.`)]
}
