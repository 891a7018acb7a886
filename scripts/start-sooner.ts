/**
 * Lets a signed-in page ask for all its files at once, and for the token of a new tab beside them. Its HTML is the same
 * for every address, so a browser would learn of a screen's files when the first scripts run, and of theirs when those
 * do, and then that there is no token: each time a way there and back.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { client, filesOf, type Part, readManifest } from './built-files.ts'
import { withSmallFiles } from './small-files.ts'

const fallback = `${client}/__spa-fallback.html`
const manifest = readManifest()
// scripts/router-without-server.ts leaves out what would ask for it.
for (const { id, hasLoader } of Object.values(manifest.routes))
  if (hasLoader) throw new Error(`A server loads data of ${id}: there is none.`)
const built = readFileSync(fallback, 'utf8')
const { page, written } = withSmallFiles(built, manifest)
const sooner = `(${fetchAtOnce})(${JSON.stringify(filesByAddress())}, ${askForToken});`
// At the beginning of the first script, and before the styles, which it would have to wait for.
const whole = page.replace('<script>', () => `<script>${sooner}`)
// Functions stand in it as in their files; each page of a student carries their indents.
writeFileSync(fallback, whole.replace(/\n\s+/g, '\n').replace(/ {2,}/g, ' '))

/** By the first word of an address and how many it has, what all screens there need. */
function filesByAddress() {
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
    const words = route.path?.split('/') ?? []
    const kind = `${words[0]} ${words.length}`
    const files = filesOf(route, manifest)
    const before = found.get(kind) ?? files
    found.set(kind, new Set([...files].filter((file) => before.has(file))))
  }
  const named = [...new Set([...found.values()].flatMap((files) => [...files]))].filter(
    (file) => !built.includes(file) && !written.includes(file),
  )
  const screens = Array.from(found, ([kind, files]) => [
    kind,
    named.flatMap((file, at) => (files.has(file) ? [at] : [])),
  ])
  return { files: named, screens: Object.fromEntries(screens) as Record<string, number[]> }
}

/** Written into the page as it stands here, so it may use nothing around it. */
function fetchAtOnce(
  { files, screens }: { files: string[]; screens: Record<string, number[]> },
  askForToken: () => void,
): void {
  const words = location.pathname.split('/').filter(Boolean)
  const screen = screens[`${words[0]} ${words.length}`]
  if (screen) askForToken()
  for (const at of screen ?? []) {
    const link = document.createElement('link')
    const href = files[at] ?? ''
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', href })
    else Object.assign(link, { rel: 'modulepreload', href })
    document.head.append(link)
  }
}

/** Written into the page as well; src/web/call.ts takes the reply. One tab at a time asks, as there. */
function askForToken(): void {
  try {
    const { token, isLogout } = sessionStorage
    if (token !== undefined || isLogout !== undefined || localStorage.signOutOwed !== undefined) return
    const ask = () => fetch('/api/refreshToken', { method: 'POST', signal: AbortSignal.timeout(30_000) })
    const reply = navigator.locks.request('boli-refresh', ask)
    Object.assign(globalThis, { tokenReply: reply.catch(() => undefined) })
  } catch {
    // Where the browser keeps nothing of this site there is no cookie either; what follows in the script goes on.
  }
}
