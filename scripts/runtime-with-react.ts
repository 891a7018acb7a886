import { exportNames } from './export-names.ts'

interface BuiltChunk {
  name: string
  fileName: string
  code: string
  imports: string[]
}

/**
 * The bundler keeps its own few functions (0.7 kB) in a file that nearly every other asks for. Every page has React's,
 * so they stand there, and once more in a file that has nothing to do with React: its name, by which it is kept for ever,
 * would stay while React's changed. Before the bundler's lists of files are written, which then know of no other.
 */
export const runtimeWithReact = {
  name: 'runtime-with-react',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_options: unknown, bundle: Record<string, object>) {
      const chunks = Object.values(bundle).filter((part): part is BuiltChunk => 'code' in part)
      const named = (name: string) => {
        const found = chunks.find((chunk) => chunk.name === name)
        if (!found) throw new Error(`The bundler made no file ${name}.`)
        return found
      }
      const [runtime, react] = [named('rolldown-runtime'), named('react')]
      const withReact = askersOf(react, chunks)
      for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName))) {
        const isAsking = chunk !== react && withReact.has(chunk)
        chunk.code = isAsking ? askingReact(chunk, { runtime, react }) : withRuntime(chunk, runtime)
        if (chunk === react) chunk.code += `export{${givenBy(runtime)}};`
        const others = chunk.imports.filter((file) => file !== runtime.fileName)
        chunk.imports = isAsking ? [...new Set([...others, react.fileName])] : others
      }
      delete bundle[runtime.fileName]
    },
  },
} as const

/** Files that ask for this one, by others too: their names change with its own. */
function askersOf(asked: BuiltChunk, chunks: BuiltChunk[]): Set<BuiltChunk> {
  const found = new Set([asked])
  for (const one of found)
    for (const chunk of chunks) if (chunk.imports.includes(one.fileName)) found.add(chunk)
  return found
}

/** What the functions are called outside: no name that is made small is so long. */
const outer = (name: string) => `runtime_${name}`

const exported = /export\{([^}]+)\};?/
const givenBy = ({ code }: BuiltChunk) =>
  exportNames(exported.exec(code)?.[1] ?? '')
    .map(([, name]) => outer(name))
    .join()

function withRuntime(chunk: BuiltChunk, runtime: BuiltChunk): string {
  const pairs = exportNames(exported.exec(runtime.code)?.[1] ?? '')
  // In a function of their own: their names are others' in this file.
  const inside = `${runtime.code.replace(exported, '')};return{${pairs.map(([own, name]) => `${outer(name)}:${own}`).join()}}`
  const taken = exportNames(importOf(runtime).exec(chunk.code)?.[1] ?? '')
    .map(([name, own]) => `${own}=${outer(name)}`)
    .join()
  const begin = `var{${givenBy(runtime)}}=(()=>{${inside}})(),${taken};`
  return chunk.code.replace(importOf(runtime), () => begin)
}

function askingReact(
  { code }: BuiltChunk,
  { runtime, react }: Record<'runtime' | 'react', BuiltChunk>,
): string {
  return code.replace(importOf(runtime), (_import, names: string) => {
    const taken = exportNames(names).map(([name, own]) => `${outer(name)} as ${own}`)
    return `import{${taken.join()}}from"./${fileOf(react)}";`
  })
}

const fileOf = ({ fileName }: BuiltChunk) => fileName.replace('assets/', '')
const importOf = (chunk: BuiltChunk) =>
  new RegExp(`import\\{([^}]+)\\}from"\\./${fileOf(chunk).replaceAll('.', '\\.')}";?`)
