interface BuiltChunk {
  name: string
  fileName: string
  code: string
  imports: string[]
}

/**
 * The bundler keeps its own few functions (0.7 kB) in a file that nearly every other asks for. Every page has React's,
 * so they stand there. Before the bundler's lists of files are written, which then know of no other.
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
      for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName))) {
        chunk.code = chunk === react ? withRuntime(react, runtime) : askingReact(chunk, { runtime, react })
        const others = chunk.imports.filter((file) => file !== runtime.fileName)
        chunk.imports = chunk === react ? others : [...new Set([...others, react.fileName])]
      }
      delete bundle[runtime.fileName]
    },
  },
} as const

/** What the functions are called outside: no name that is made small is so long. */
const outer = (name: string) => `runtime_${name}`

function withRuntime(react: BuiltChunk, runtime: BuiltChunk): string {
  const [exported = '', names = ''] = /export\{([^}]+)\};?/.exec(runtime.code) ?? []
  const pairs = pairsOf(names)
  // In a function of their own: their names are others' in this file.
  const inside = `${runtime.code.replace(exported, '')};return{${pairs.map(([own, name]) => `${outer(name)}:${own}`).join()}}`
  const given = pairs.map(([, name]) => outer(name)).join()
  const taken = pairsOf(importOf(runtime).exec(react.code)?.[1] ?? '')
    .map(([name, own]) => `${own}=${outer(name)}`)
    .join()
  const begin = `var{${given}}=(()=>{${inside}})(),${taken};`
  return `${react.code.replace(importOf(runtime), () => begin)}export{${given}};`
}

function askingReact(
  { code }: BuiltChunk,
  { runtime, react }: Record<'runtime' | 'react', BuiltChunk>,
): string {
  return code.replace(importOf(runtime), (_import, names: string) => {
    const taken = pairsOf(names).map(([name, own]) => `${outer(name)} as ${own}`)
    return `import{${taken.join()}}from"./${fileOf(react)}";`
  })
}

const fileOf = ({ fileName }: BuiltChunk) => fileName.replace('assets/', '')
const importOf = (chunk: BuiltChunk) =>
  new RegExp(`import\\{([^}]+)\\}from"\\./${fileOf(chunk).replaceAll('.', '\\.')}";?`)

/** `a as b,c` as pairs. */
const pairsOf = (names: string): [string, string][] =>
  names
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split(' as '))
    .map(([from = '', to = from]) => [from, to])
