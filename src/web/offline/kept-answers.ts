import type { LessonProgress } from '#calls/lessons.ts'
import { readKey } from '../session-storage.ts'

/**
 * What the academy answered about downloaded lessons, kept in Cache Storage, a cache an account. Only what a download
 * asked for is ever kept; whenever the same is asked with a connection, the newer answer replaces it.
 */
export const answerCache = (account: string) => `boli-answers ${account}`
/** The daily review of an account, with its sounds. */
export const reviewCache = (account: string) => `boli-review ${account}`
const flag = 'offline-account'
const wanted = new Set<string>()
const refusals = [403, 404, 410]

/** Whose downloads this device opens without a connection; null where there are none. */
export function accountHere(): string | null {
  try {
    return readKey('id') ?? localStorage.getItem(flag)
  } catch {
    return null
  }
}

/** Whether this account has downloads here, and what goes with them. */
export const keepsHere = (account: string | null): account is string =>
  account !== null && typeof caches !== 'undefined' && localStorage.getItem(flag) === account

/** Whether any account has downloads here. */
export const somebodyKeepsHere = () => localStorage.getItem(flag) !== null

/** Whoever signs in takes the device over: without a connection it opens as theirs, and only where they downloaded. */
export function takeDevice(account: string, hasDownloads: boolean): void {
  if (hasDownloads) localStorage.setItem(flag, account)
  else if (localStorage.getItem(flag) !== null) localStorage.removeItem(flag)
}

/** A session that the academy ended opens nothing here any more, until its student signs in again. */
export function closeDevice(): void {
  if (typeof localStorage !== 'undefined') localStorage.removeItem(flag)
}

/** From now on, answers at these addresses are kept for this account. */
export function wantAnswers(account: string, addresses: readonly string[]): void {
  localStorage.setItem(flag, account)
  for (const address of addresses) wanted.add(address)
}

export async function keptAnswer(address: string): Promise<Response | undefined> {
  const account = accountHere()
  if (!keepsHere(account)) return undefined
  return caches.match(address, { cacheName: answerCache(account) })
}

type Listener = (account: string, address: string) => void

let tellRenewed: Listener = () => {}

/** Calls back whenever the academy answered anew what is kept here. */
export function onRenewed(listener: Listener): void {
  tellRenewed = listener
}

/** Keeps the newest answer of what is kept at all. A refusal, too: without a connection it is told with its reason. */
export async function keepFresh(address: string, response: Response): Promise<Response> {
  const account = readKey('id')
  if (!keepsHere(account)) return response
  const cache = await caches.open(answerCache(account))
  if (!wanted.has(address) && !(await cache.match(address))) return response
  // A full device keeps the one before; what is asked with a connection needs no room.
  if (response.ok || refusals.includes(response.status))
    await cache.put(address, response.clone()).catch(() => {})
  if (response.ok) tellRenewed(account, address)
  return response
}

/**
 * The same of a lesson's progress, which comes with the reply to what was done in it. In the service worker too: by the
 * account that did it, whoever is here by now.
 */
export async function keepProgress(account: string, lesson: string, progress: LessonProgress): Promise<void> {
  const name = answerCache(account)
  const address = `/api/lessonExercisesProgress/${encodeURIComponent(lesson)}`
  try {
    if (!(await caches.has(name))) return
    const cache = await caches.open(name)
    if (await cache.match(address)) await cache.put(address, Response.json({ results: { data: progress } }))
  } catch {
    // A full device keeps the one before, and some have no such storage: what was done is stored all the same.
  }
}

export async function forgetAnswers(account: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(answerCache(account))
  await Promise.all(addresses.map((address) => cache.delete(address)))
}

/** All that was kept for an account, and that it had downloads here. */
export async function forgetAllAnswers(account: string): Promise<void> {
  wanted.clear()
  if (localStorage.getItem(flag) === account) localStorage.removeItem(flag)
  await Promise.all([answerCache(account), reviewCache(account)].map((name) => caches.delete(name)))
}
