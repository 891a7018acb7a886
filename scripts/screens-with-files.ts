import { exportNames } from './export-names.ts'

interface BuiltChunk {
  name: string
  fileName: string
  code: string
  isEntry: boolean
}

interface Listed {
  file: string
  imports?: string[]
}

const list = '.vite/manifest.json'

/**
 * A screen that stands in a file with others is asked for by a file of its own, which only passes its names on: a
 * request for next to nothing. One screen of such a file is asked for by that file itself; the one with the shortest
 * name, for others are called after it (LessonScreen, OlderLessonScreen).
 */
export const screensWithFiles = {
  name: 'screens-with-files',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options: unknown, bundle: Record<string, object>) {
      const chunks = Object.values(bundle).filter((part): part is BuiltChunk => 'code' in part)
      const listed = bundle[list] as { source: string }
      const known = JSON.parse(listed.source) as Record<string, Listed>
      const hosts = new Set<BuiltChunk>()
      const screens = chunks.filter(({ isEntry, name }) => isEntry && name.endsWith('Screen'))
      for (const screen of screens.toSorted((one, other) => one.name.length - other.name.length)) {
        const passing = passedOn.exec(screen.code)
        const host = chunks.find(({ fileName }) => fileName === `assets/${passing?.[2]}`)
        if (!passing || !host || hosts.has(host)) continue
        hosts.add(host)
        host.code += exportOf(host.code, passing[1])
        listAs(known, screen, host)
        delete bundle[screen.fileName]
      }
      listed.source = JSON.stringify(known)
    },
  },
} as const

const passedOn = /^export\{([^}]+)\}from"\.\/([^"]+)";?\s*$/

/** The screen's names, of what the host calls them inside. */
function exportOf(host: string, names = ''): string {
  const inside = new Map(
    exportNames(/export\{([^}]+)\};?\s*$/.exec(host)?.[1] ?? '').map(([own, as]) => [as, own]),
  )
  const passed = exportNames(names).map(([held, as]) => {
    const own = inside.get(held)
    if (!own) throw new Error(`A file does not hold what a screen takes from it: ${held}`)
    return `${own} as ${as}`
  })
  return `export{${passed.join()}};`
}

function listAs(known: Record<string, Listed>, screen: BuiltChunk, host: BuiltChunk): void {
  const [of = '', own] = Object.entries(known).find(([, { file }]) => file === screen.fileName) ?? []
  const [, held] = Object.entries(known).find(([, { file }]) => file === host.fileName) ?? []
  if (!own || !held) throw new Error(`The bundler does not list ${screen.fileName} and ${host.fileName}.`)
  known[of] = { ...own, ...held }
}
