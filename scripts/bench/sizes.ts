import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const client = 'build/client'
const screens: Record<string, string> = {
  '/': 'home/HomeScreen',
  '/login': 'accounts/LoginScreen',
  '/dashboard': 'courses/DashboardScreen',
  lesson: 'lessons/LessonScreen',
  practice: 'practice/PracticeScreen',
}

type Part = { id: string; parentId?: string; module: string; imports?: string[]; css?: string[] }
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Part> }

/** JS and CSS that each screen loads, in compressed kilobytes, read off the build's own manifest. */
export function benchSizes(): void {
  const name = readdirSync(`${client}/assets`).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('There is no build: run npm start or npm test first.')
  const text = readFileSync(`${client}/assets/${name}`, 'utf8')
  const manifest: Manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  for (const [screen, ending] of Object.entries(screens)) {
    const route = Object.values(manifest.routes).find((part) => part.id.endsWith(ending))
    if (!route) continue
    const files = filesOf(route, manifest)
    const kilobytes = (extension: string) => (sizeOf(files, extension) / 1000).toFixed(1)
    console.log(`size   ${screen.padEnd(11)} JS ${kilobytes('.js')} kB, CSS ${kilobytes('.css')} kB`)
  }
}

function filesOf(route: Part, manifest: Manifest): Set<string> {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports])
  for (
    let part: Part | undefined = route;
    part;
    part = part.parentId ? manifest.routes[part.parentId] : undefined
  )
    for (const file of [part.module, ...(part.imports ?? []), ...(part.css ?? [])]) files.add(file)
  return files
}

function sizeOf(files: Set<string>, extension: string): number {
  return [...files]
    .filter((file) => file.endsWith(extension))
    .reduce((sum, file) => sum + gzipSync(readFileSync(client + file)).length, 0)
}
