import type { Me } from '#calls/accounts.ts'
import type { LessonPlace } from '../paths.ts'
import { readKey } from '../session-storage.ts'
import { forgetAllAnswers, forgetAnswers } from './kept-answers.ts'

/** A lesson on this device, or as much of it as came before a break. */
export interface Download {
  place: LessonPlace
  name: string
  courseName: string
  /** All of it, and what of it is here. */
  bytes: number
  kept: number
  isWhole: boolean
  /** The answers that belong to this lesson alone. */
  addresses: string[]
}

const about = '/offline/about'
const prefix = (account: string) => `boli-lesson ${account} `

/** A cache a lesson: what is removed goes at once and whole. */
export const lessonCache = (account: string, lessonId: string) => prefix(account) + lessonId

export async function downloadsOf(account: string): Promise<Download[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix(account)))
  const downloads = await Promise.all(names.map((name) => caches.match(about, { cacheName: name })))
  return Promise.all(downloads.flatMap((answer) => (answer ? [answer.json() as Promise<Download>] : [])))
}

export async function downloadOf(account: string, lessonId: string): Promise<Download | undefined> {
  return (await caches.match(about, { cacheName: lessonCache(account, lessonId) }))?.json()
}

export async function noteDownload(account: string, download: Download): Promise<void> {
  const cache = await caches.open(lessonCache(account, download.place.lessonId))
  await cache.put(about, Response.json(download))
}

export async function removeDownload(account: string, { place, addresses }: Download): Promise<void> {
  await caches.delete(lessonCache(account, place.lessonId))
  await forgetAnswers(account, addresses)
  if ((await downloadsOf(account)).length === 0) await forgetAllAnswers(account)
}

/** What this account downloaded here goes with its session. */
export async function removeAllDownloads(): Promise<void> {
  const account = readKey('id')
  if (account === null || typeof caches === 'undefined') return
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix(account)))
  await Promise.all(names.map((name) => caches.delete(name)))
  await forgetAllAnswers(account)
}

/**
 * Whoever signs in finds nothing here of a student whose session ended without signing out. An admin who looks on as
 * somebody is only there for a while.
 */
export async function removeOthersDownloads({ _id, impersonatedBy }: Me): Promise<void> {
  if (impersonatedBy !== null || typeof caches === 'undefined') return
  const names = (await caches.keys()).filter((name) => (ownerOf(name) ?? _id) !== _id)
  await Promise.all(names.map((name) => caches.delete(name)))
}

const ownerOf = (name: string) => /^boli-(?:lesson|answers|review) (\S+)/.exec(name)?.[1]
