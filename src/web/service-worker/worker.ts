import { CallError } from '../call-error.ts'
import { patience } from '../connection.ts'
import { aloneWithCookie } from '../fresh-token.ts'
import { isOnlyNamed } from '../offline/lesson-files.ts'
import { orKept } from '../offline/or-kept.ts'
import { workerOwesSignOut } from '../owed-sign-out.ts'
import { ownersWaiting, removeWaiting, waitingOf } from '../saving/outbox-store.ts'
import { sendWaiting } from '../saving/send-waiting.ts'
import { partOf } from './part-of.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Written in by the build: the files of the student's pages, their addresses, and a mark of the whole. */
declare const __SHELL__: { version: string; page: string; files: string[]; addresses: string[] }

const worker = self as unknown as WorkerScope
const shell = __SHELL__
const shellCache = `boli-shell ${shell.version}`
const files = new Set(shell.files)
const addresses = shell.addresses.map((address) => new RegExp(address, 'i'))

worker.addEventListener('install', (event) => event.waitUntil(keepShell()))
// There is no skipWaiting: an open page goes on with the files it began with, a newer worker comes after the last one.
worker.addEventListener('activate', (event) =>
  event.waitUntil(removeOldShells().then(() => worker.clients.claim())),
)
worker.addEventListener('sync', (event) => {
  if (event.tag === 'send-answers') event.waitUntil(sendAnswers())
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const isOurs = url.origin === worker.location.origin
  if (request.method !== 'GET' || (isOurs && url.pathname.startsWith('/api/'))) return
  if (/^\/(media|pictures|UserProfile)\//.test(url.pathname)) event.respondWith(lessonFile(request, url))
  else if (request.mode === 'navigate' && isOurs) event.respondWith(page(request, url))
  else if (isOurs && files.has(url.pathname)) event.respondWith(shellFile(request, url))
})

/** Names are by content: what an older shell holds is not fetched again. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(shellCache)
  await Promise.all(
    shell.files.map(async (file) => {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined
      return known ? cache.put(file, known) : cache.add(new Request(file, { cache: 'no-cache' }))
    }),
  )
}

async function removeOldShells(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('boli-shell ') && name !== shellCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The newest page where there is a connection, else the app's own; what is no student's page leads to theirs. */
async function page(request: Request, url: URL): Promise<Response> {
  const isKnown = addresses.some((address) => address.test(url.pathname))
  try {
    // Only what can stand in for a slow page is worth giving it up.
    return await (isKnown ? wholeInTime(request) : fetch(request))
  } catch {
    if (!isKnown) return Response.redirect('/dashboard')
    return (await caches.match(shell.page)) ?? Response.error()
  }
}

/** To its end: a line that goes quiet in the middle of a page is none either. What has come is cut off no more. */
async function wholeInTime(request: Request): Promise<Response> {
  const late = new AbortController()
  const giveUp = setTimeout(() => late.abort(), patience)
  try {
    const response = await fetch(request, { signal: late.signal })
    await response.clone().arrayBuffer()
    return response
  } finally {
    clearTimeout(giveUp)
  }
}

async function shellFile(request: Request, url: URL): Promise<Response> {
  return (await caches.match(url.pathname, { cacheName: shellCache })) ?? fetch(request)
}

/** By its path alone: the signature of a file that was downloaded has long ended when it is heard. */
async function lessonFile(request: Request, url: URL): Promise<Response> {
  const kept = await caches.match(url.pathname)
  if (!kept) return fetch(request)
  if (isOnlyNamed(url.pathname)) return orKept(newest(request), async () => kept)
  return partOf(kept, request.headers.get('range'))
}

/** A file that may be another by now. What is refused, its signature having ended, is as good as not reached. */
async function newest(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => null)
  if (!response?.ok) throw new CallError(0, '')
  return response
}

/** With no page open: a token by the session's cookie, and with it what waits of the account that it is. */
async function sendAnswers(): Promise<void> {
  const owners = await ownersWaiting()
  // Who signed out is not signed in again for it: it waits for their next visit.
  if (owners.length === 0 || (await workerOwesSignOut())) return
  const token = await aloneWithCookie(freshToken)
  if (token === null) return
  for (const owner of owners) {
    const outcome = await navigator.locks.request(`progress-${owner}`, () =>
      sendWaiting({ owner, token }, { waiting: () => waitingOf(owner), remove: removeWaiting }),
    )
    // The browser tries again later.
    if (outcome === 'kept' || outcome === 'unreached') throw new Error('Some answers wait on.')
  }
}

async function freshToken(signal: AbortSignal): Promise<string | null> {
  const response = await fetch('/api/refreshToken', { method: 'POST', signal })
  // One that breaks off fails, and is asked for again as well.
  const body = response.ok ? await response.json() : null
  return typeof body?.data === 'string' ? body.data : null
}
