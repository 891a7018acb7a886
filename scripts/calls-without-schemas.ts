interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/**
 * What a call sends and answers is checked by the server. In the browser a call is its address alone, and a schema
 * stands only where a form asks for it: the others, and on most pages zod with them, are left out.
 */
export const callsWithoutSchemas = {
  name: 'calls-without-schemas',
  enforce: 'post',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  transform: {
    filter: { id: /\/src\/calls\/[\w-]+\.ts$/ },
    handler(this: { parse: (code: string) => unknown }, code: string) {
      const cuts: [start: number, end: number, instead: string][] = []
      for (const statement of (this.parse(code) as { body: Node[] }).body) {
        const declared = (statement.declaration ?? statement) as Node
        if (declared.type !== 'VariableDeclaration') continue
        for (const { init } of declared.declarations as { init: Node | null }[]) {
          if (init?.type !== 'CallExpression') continue
          cuts.push([init.start, init.start, '/* @__PURE__ */ (() => '], [init.end, init.end, ')()'])
          cuts.push(...schemasOf(init))
        }
      }
      const left = cuts
        .toSorted(([one], [other]) => other - one)
        .reduce((text, [start, end, instead]) => text.slice(0, start) + instead + text.slice(end), code)
      return { code: left, map: null, moduleSideEffects: false }
    },
  },
} as const

function schemasOf(call: Node): [number, number, string][] {
  if ((call.callee as Node).name !== 'endpoint') return []
  const [declared] = call.arguments as (Node & { properties: (Node & { key?: { name: string } })[] })[]
  return (declared?.properties ?? [])
    .filter(({ key }) => ['params', 'query', 'body', 'reply'].includes(key?.name ?? ''))
    .map(({ start, end }) => [start, end, '...{}'])
}
