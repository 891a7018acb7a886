/**
 * Cuts the client into files. What the same screens ask for stands together; then files are put together as long as
 * that saves more in requests than it costs in what a screen has no use for, and never so that two ask for each other.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../src/web/routes.ts'
import { allAsked, type Chunk, joined } from './join-chunks.ts'

export interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null
}

/**
 * What a character of source and a request (its heads, its share of a slow line's waiting) cost a screen. A visitor's
 * page is seen before its scripts come, and must be light; a student's waits for all of them, and keeps them.
 */
const costs = {
  visitor: { character: 5, request: 30_000 },
  student: { character: 1.2, request: 40_000 },
  studio: { character: 2, request: 40_000 },
  // Fetched while somebody practises: it must bring next to nothing that is not its own.
  later: { character: 10, request: 40_000 },
}
/** More than there are, each file asking for the one before. */
const mostLevels = 40
const web = join(import.meta.dirname, '../src/web')

/** They change seldom, so they have files of their own. */
const libraries = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@react-router|@remix-run|cookie-es|@tanstack)\//,
  },
  // With the setting that must stand before the first schema is made.
  { name: 'zod', test: /node_modules\/zod\/|src\/web\/zod-without-eval/ },
]
const libraryOf = (id: string) => libraries.find(({ test }) => test.test(id))?.name

/**
 * For the bundler, which puts into a file all that its modules import, unless an earlier group has taken it: so the
 * files come in the order in which they ask for each other. What only comes later is left to the bundler.
 */
export const groups = [...libraries, ...levelGroups()]

function levelGroups() {
  let places: Map<string, Place> | undefined
  return Array.from({ length: mostLevels }, (_, level) => ({
    debugName: `level ${level}`,
    name: (id: string, graph: Graph) => {
      places ??= placesOf(joined(byScreens(graph), costsOfScreens))
      const place = places.get(id)
      return place?.level === level ? place.name : null
    },
  }))
}

interface Place {
  name: string
  /** 0 for what asks for nothing; else one above the highest that it asks for. */
  level: number
}

function placesOf(chunks: Chunk[]): Map<string, Place> {
  const levels = new Map<Chunk, number>()
  const levelOf = (chunk: Chunk): number => {
    if (allAsked(chunk).has(chunk)) throw new Error(`${chunk.name} asks for itself, by way of another file.`)
    const level = levels.get(chunk) ?? Math.max(-1, ...[...chunk.asks].map(levelOf)) + 1
    if (level >= mostLevels) throw new Error(`More than ${mostLevels} files ask for one another in a row.`)
    levels.set(chunk, level)
    return level
  }
  // What one screen alone asks for stands with it as it is.
  const shared = chunks.filter(({ screens, isLibrary }) => screens.size > 1 && !isLibrary)
  return new Map(
    shared.flatMap((chunk) => {
      const place = { name: chunk.name, level: levelOf(chunk) }
      return chunk.modules.map((id) => [id, place] as const)
    }),
  )
}

const screens = screensOf(routes)
const practice = screens.find((files) => files.includes('practice/PracticeScreen.tsx')) ?? []
const player = 'src/web/player/Player.tsx'
/** These come after the player, which has half of what they ask for. */
const afterPlayer = ['src/web/player/panels.ts', 'src/web/player/YoutubeView.tsx']
/** What practice and the player fetch only when it is needed; each is counted as a screen, less what practice has by then. */
const later = ['src/web/practice/later-parts.ts', 'src/web/practice/prompts/WatchPrompt.tsx', ...afterPlayer]
const costsOfScreens = [...screens.map((files) => costs[kindOf(files)]), ...later.map(() => costs.later)]

function kindOf(files: string[]): keyof typeof costs {
  if (!files.includes('layout/student/SignedIn.tsx')) return 'visitor'
  return files.some((file) => file.startsWith('admin/')) ? 'studio' : 'student'
}

/** Each screen with what it stands in: the root, the layouts. */
function screensOf(entries: RouteConfigEntry[], around: string[] = ['root.tsx']): string[][] {
  return entries.flatMap(({ file, children }) =>
    children ? screensOf(children, [...around, file]) : [[...around, file]],
  )
}

function byScreens(graph: Graph): Chunk[] {
  const screensByModule = new Map<string, Set<number>>()
  for (const [at, ids] of modulesOfScreens(graph).entries())
    for (const id of ids) screensByModule.set(id, (screensByModule.get(id) ?? new Set()).add(at))
  const chunks = new Map<string, Chunk>()
  const byModule = new Map<string, Chunk>()
  for (const [id, screens] of screensByModule) {
    const library = libraryOf(id)
    const key = library ?? [...screens].join()
    const chunk = chunks.get(key) ?? emptyChunk(library, `shared-${chunks.size}`)
    chunks.set(key, chunk)
    byModule.set(id, chunk)
    chunk.modules.push(id)
    for (const screen of screens) chunk.screens.add(screen)
    chunk.size += sizeOf(id, graph)
  }
  for (const [id, chunk] of byModule)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      const asked = byModule.get(imported)
      if (asked && asked !== chunk) chunk.asks.add(asked)
    }
  return [...chunks.values()]
}

function modulesOfScreens(graph: Graph): Set<string>[] {
  const modulesOf = (files: string[]) =>
    reached(
      files.map((file) => `${join(web, file)}?__react-router-build-client-route`),
      graph,
    )
  const moduleOf = (file: string) => join(web, '../..', file)
  const practised = modulesOf(practice)
  const played = reached([moduleOf(player)], graph)
  const further = (file: string) => {
    const hasCome = (id: string) => practised.has(id) || (afterPlayer.includes(file) && played.has(id))
    return new Set([...reached([moduleOf(file)], graph)].filter((id) => !hasCome(id)))
  }
  return [...screens.map(modulesOf), ...later.map(further)]
}

function emptyChunk(library: string | undefined, name: string): Chunk {
  const isLibrary = library !== undefined
  return { name: library ?? name, isLibrary, modules: [], size: 0, screens: new Set(), asks: new Set() }
}

function reached(start: string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const ahead = [...start]
  for (let id = ahead.pop(); id; id = ahead.pop()) {
    if (found.has(id)) continue
    const module = graph.getModuleInfo(id)
    if (!module) continue
    found.add(id)
    ahead.push(...module.importedIds)
  }
  return found
}

/** Of a sheet the bundler tells no text, and what Tailwind writes into it is by far the most. */
function sizeOf(id: string, graph: Graph): number {
  if (!id.endsWith('.css')) return graph.getModuleInfo(id)?.code?.length ?? 0
  const sheet = readFileSync(id, 'utf8')
  return sheet.includes('tailwindcss') ? 60_000 : sheet.length
}
