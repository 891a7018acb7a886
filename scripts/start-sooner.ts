/**
 * Lets a signed-in page ask for all its files at once. Its HTML is the same for every address, so a browser would learn
 * of a screen's files when the first scripts run, and of theirs when those do: each time a way there and back.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { client, filesOf, type Manifest, type Part, readManifest } from './built-files.ts'

const fallback = `${client}/__spa-fallback.html`
const html = readFileSync(fallback, 'utf8')
const sooner = `<script>(${fetchAtOnce})(${JSON.stringify(filesByAddress(readManifest()))})</script>`
// Before the first script and the styles, which it would have to wait for.
writeFileSync(fallback, html.replace('<script>', `${sooner}<script>`))

/** By the first word of an address, what all screens below it need. */
function filesByAddress(manifest: Manifest) {
  const routes = Object.values(manifest.routes)
  const isSignedIn = (part: Part): boolean => {
    const layouts = /layout\/(?:student\/SignedIn|admin\/StudioLayout)$/
    const parent = manifest.routes[part.parentId ?? '']
    return (
      parent !== undefined && (layouts.test(parent.id) ? parent.id.endsWith('SignedIn') : isSignedIn(parent))
    )
  }
  const found = new Map<string, Set<string>>()
  for (const route of routes.filter((part) => part.path && isSignedIn(part))) {
    const [word = ''] = route.path?.split('/') ?? []
    const files = new Set([...filesOf(route, manifest)].map((file) => file.replace('#', '')))
    const before = found.get(word) ?? files
    found.set(word, new Set([...files].filter((file) => before.has(file))))
  }
  const named = [...new Set([...found.values()].flatMap((files) => [...files]))].filter(
    (file) => !html.includes(file),
  )
  const screens = Array.from(found, ([word, files]) => [
    word,
    named.flatMap((file, at) => (files.has(file) ? [at] : [])),
  ])
  return { files: named, screens: Object.fromEntries(screens) as Record<string, number[]> }
}

/** Written into the page as it stands here, so it may use nothing around it. */
function fetchAtOnce({ files, screens }: { files: string[]; screens: Record<string, number[]> }): void {
  for (const at of screens[location.pathname.split('/')[1] ?? ''] ?? []) {
    const link = document.createElement('link')
    const href = files[at] ?? ''
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', href })
    else Object.assign(link, { rel: 'modulepreload', href })
    document.head.append(link)
  }
}
