/** The statements of a module as its parser gives them (ESTree), and how they are cut. */
export interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

export type Cut = [start: number, end: number, instead: string]

interface Specifier {
  imported: string
  local: string
}

/** From the end, so that what is before stays where it is; of what begins at one place, the last is put in first. */
export function cut(code: string, cuts: Cut[]): string {
  return cuts
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [start, end, instead]) => text.slice(0, start) + instead + text.slice(end), code)
}

export function isImport({ type }: Node): boolean {
  return type === 'ImportDeclaration'
}

export function variablesOf(statement: Node): { id: Node; init: Node | null }[] {
  const declared = (statement.declaration ?? statement) as Node
  if (declared.type !== 'VariableDeclaration') return []
  return declared.declarations as { id: Node; init: Node | null }[]
}

export function namesDeclared(statement: Node): string[] {
  if (isImport(statement)) return specifiersOf(statement).map(({ local }) => local)
  const declared = (statement.declaration ?? statement) as Node & { id?: { name: string } }
  if (declared.id) return [declared.id.name]
  return variablesOf(statement).map(({ id }) => id.name as string)
}

/** Every name in it, but for those of properties and what stands in the parts left out. */
export function namesIn(node: unknown, leftOut: Node[] = []): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => namesIn(part, leftOut))
  if (typeof node !== 'object' || node === null || leftOut.includes(node as Node)) return []
  const { type, computed, shorthand, name, key, property, ...rest } = node as Node
  if (type === 'Identifier') return [name as string]
  const named = computed || (type === 'Property' && shorthand) ? [key, property] : []
  return namesIn([...named, ...Object.values(rest)], leftOut)
}

export function specifiersOf(statement: Node): Specifier[] {
  const specifiers = statement.specifiers as { local: { name: string }; imported?: { name: string } }[]
  return specifiers.map(({ local, imported }) => ({
    local: local.name,
    imported: imported?.name ?? local.name,
  }))
}

/** An import again, of some of its names; nothing where there is none. */
export function importOf(statement: Node, takes: (name: Specifier) => boolean, from?: string): string {
  const names = specifiersOf(statement).filter(takes)
  if (names.length === 0) return ''
  const source = from ?? (statement.source as Node & { value: string }).value
  const list = names.map(({ imported, local }) => `${imported} as ${local}`)
  return `import { ${list.join(', ')} } from ${JSON.stringify(source)};`
}
