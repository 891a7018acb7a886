import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

export const client = 'build/client'

export type Part = {
  id: string
  parentId?: string
  path?: string
  module: string
  imports?: string[]
  css?: string[]
  hasDefaultExport?: boolean
  hasLoader?: boolean
}

export type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Part> }

/** What the build says of itself: each screen's files. */
export function readManifest(): Manifest {
  const name = readdirSync(`${client}/assets`).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('There is no build: run npm start or npm test first.')
  const text = readFileSync(`${client}/assets/${name}`, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** All that a screen loads, with the layouts it stands in. A sheet that several share is named with an empty fragment. */
export function filesOf(route: Part, manifest: Manifest): Set<string> {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports])
  for (
    let part: Part | undefined = route;
    part;
    part = part.parentId ? manifest.routes[part.parentId] : undefined
  )
    for (const file of [part.module, ...(part.imports ?? []), ...(part.css ?? [])])
      files.add(file.replace(/#$/, ''))
  return files
}

/** Compressed bytes of the files with this ending. */
export function sizeOf(files: Iterable<string>, extension: string): number {
  return [...files]
    .filter((file) => file.endsWith(extension))
    .reduce((sum, file) => sum + gzipSync(readFileSync(client + file)).length, 0)
}
