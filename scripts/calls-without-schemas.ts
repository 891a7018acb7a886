import { readFileSync } from 'node:fs'
import {
  type Cut,
  cut,
  importOf,
  isImport,
  type Node,
  namesDeclared,
  namesIn,
  variablesOf,
} from './statements.ts'

interface Parsing {
  parse: (code: string) => unknown
}

const applyToEnvironment = ({ name }: { name: string }) => name === 'client'
const bodyOf = (parsed: unknown) => (parsed as { body: Node[] }).body

/**
 * What a call sends and answers is checked by the server. In the browser a call is its address alone, and a schema
 * stands only where a form asks for it. So a module of calls is built as two, its calls and all else, and whoever
 * imports from it asks the one that has the name: the schemas, and on most pages zod with them, are left out.
 */
export const callsWithoutSchemas = [
  {
    name: 'calls-without-schemas',
    enforce: 'post',
    applyToEnvironment,
    transform: {
      filter: { id: /\/src\/calls\/[\w-]+\.ts(?:\?schemas)?$/ },
      handler(this: Parsing, code: string, id: string) {
        const statements = bodyOf(this.parse(code))
        const cuts = id.endsWith('?schemas') ? withoutCalls(statements) : callsAlone(statements)
        return { code: cut(code, cuts), map: null, moduleSideEffects: false }
      },
    },
  },
  {
    name: 'calls-by-name',
    enforce: 'post',
    applyToEnvironment,
    transform: {
      filter: { id: /\/src\/[^?]+\.tsx?(?:\?.*)?$/ },
      handler(this: Parsing, code: string, id: string) {
        const cuts = bodyOf(this.parse(code)).flatMap((statement) => asTwo(statement, id))
        return cuts.length > 0 ? { code: cut(code, cuts), map: null } : null
      },
    },
  },
] as const

/** The calls, their schemas cut out, with what else of the module they name. */
function callsAlone(statements: Node[]): Cut[] {
  const declarations = statements.filter((statement) => callsIn(statement).length > 0)
  const calls = declarations.flatMap(callsIn)
  const fields = calls.flatMap(schemasOf)
  const needed = new Set(declarations)
  const names = new Set(declarations.flatMap((declaration) => namesIn(declaration, fields)))
  for (const name of names) {
    const from = statements.find((statement) => namesDeclared(statement).includes(name))
    if (!from || needed.has(from)) continue
    needed.add(from)
    if (!isImport(from)) for (const further of namesIn(from)) names.add(further)
  }
  const others = statements.flatMap((statement): Cut[] => {
    const { start, end } = statement
    if (!needed.has(statement)) return [[start, end, '']]
    return isImport(statement) ? [[start, end, importOf(statement, ({ local }) => names.has(local))]] : []
  })
  return [...others, ...calls.flatMap(asPure), ...fields.map(({ start, end }): Cut => [start, end, '...{}'])]
}

/** All but the calls. What a function makes is made only where somebody asks for it. */
function withoutCalls(statements: Node[]): Cut[] {
  return statements.flatMap((statement): Cut[] => {
    if (callsIn(statement).length > 0) return [[statement.start, statement.end, '']]
    return variablesOf(statement).flatMap(({ init }) => (init?.type === 'CallExpression' ? asPure(init) : []))
  })
}

function asPure({ start, end }: Node): Cut[] {
  return [
    [start, start, '/* @__PURE__ */ (() => '],
    [end, end, ')()'],
  ]
}

function callsIn(statement: Node): Node[] {
  return variablesOf(statement).flatMap(({ init }) =>
    init?.type === 'CallExpression' && (init.callee as Node).name === 'endpoint' ? [init] : [],
  )
}

function schemasOf(call: Node): Node[] {
  const [declared] = call.arguments as (Node & { properties: (Node & { key?: { name: string } })[] })[]
  return (declared?.properties ?? []).filter(({ key }) =>
    ['params', 'query', 'body', 'reply'].includes(key?.name ?? ''),
  )
}

/** An import of calls and of other things from one module, as an import of each part. */
function asTwo(statement: Node, importer: string): Cut[] {
  if (!isImport(statement)) return []
  const from = (statement.source as Node & { value: string }).value
  const beside = importer.includes('/src/calls/') ? /^\.\/([\w-]+\.ts)$/ : /^#calls\/([\w-]+\.ts)$/
  const file = beside.exec(from)?.[1]
  if (!file) return []
  const calls = callNamesOf(file)
  const parts = [
    importOf(statement, ({ imported }) => calls.has(imported)),
    importOf(statement, ({ imported }) => !calls.has(imported), `${from}?schemas`),
  ]
  return [[statement.start, statement.end, parts.join('\n')]]
}

const known = new Map<string, Set<string>>()

function callNamesOf(file: string): Set<string> {
  const declared = () =>
    readFileSync(`src/calls/${file}`, 'utf8').matchAll(/^export const (\w+) = endpoint\(/gm)
  const names = known.get(file) ?? new Set(Array.from(declared(), ([, name = '']) => name))
  known.set(file, names)
  return names
}
