import { useSyncExternalStore } from 'react'
import { CallError, messageOf } from '../call-error.ts'
import type { LessonPlace } from '../paths.ts'
import { readKey } from '../session-storage.ts'
import type { Plan } from './download-lesson.ts'
import { type Download, downloadsOf, lessonCache, removeDownload } from './download-list.ts'
import { takeDevice } from './kept-answers.ts'

/** How it stands with a lesson on this device. */
export type Standing =
  | { is: 'absent' }
  | { is: 'weighing' }
  | { is: 'weighed'; plan: Plan }
  | { is: 'coming'; percent: number }
  | { is: 'broken'; kept: Download }
  | { is: 'here'; kept: Download }
  | { is: 'failed'; why: string }

const full = 'There is not enough room on this device. Remove a download, then try again.'
const broken = 'The connection broke. What has come is kept; go on when you are connected.'
const absent: Standing = { is: 'absent' }

/** Most visits download nothing. */
const fetching = () => import('./download-lesson.ts')

/** What this page knows of a lesson, and the device does not. */
const underWay: Standing['is'][] = ['weighing', 'weighed', 'coming', 'failed']

let standings: ReadonlyMap<string, Standing> = new Map()
let whose = ''
const listeners = new Set<() => void>()

/** How each lesson stands that was ever touched here. A download goes on while one moves about the pages. */
export function useDownloads(): ReadonlyMap<string, Standing> {
  return useSyncExternalStore(onChange, standingsNow)
}

export const standingsNow = () => standings

export function useStanding(lessonId: string): Standing {
  return useDownloads().get(lessonId) ?? absent
}

/** Reads what is here from the device, for whoever signs in; what their page is about stays as it stands. */
export async function readDownloads(account: string): Promise<void> {
  if (typeof caches === 'undefined') return
  const all = await downloadsOf(account)
  takeDevice(account, all.length > 0)
  const found = all.map((kept) => [kept.place.lessonId, standingOf(kept)] as const)
  const ofThisPage = account === whose ? [...standings].filter(([, { is }]) => underWay.includes(is)) : []
  whose = account
  standings = new Map([...found, ...ofThisPage])
  for (const listener of listeners) listener()
}

const standingOf = (kept: Download): Standing => ({ is: kept.isWhole ? 'here' : 'broken', kept })

export async function weighLesson(place: LessonPlace): Promise<void> {
  stand(place, { is: 'weighing' })
  try {
    const { planDownload } = await fetching()
    stand(place, { is: 'weighed', plan: await planDownload(place) })
  } catch (error) {
    stand(place, { is: 'failed', why: messageOf(error) })
  }
}

export async function fetchLesson(plan: Plan): Promise<void> {
  const { place } = plan
  const account = readKey('id') ?? ''
  stand(place, { is: 'coming', percent: 0 })
  try {
    // Asked for here, where it is plain why: a browser may clear what was not said to matter.
    await navigator.storage?.persist?.()
    const { download } = await fetching()
    const kept = await download(account, plan, (bytes) =>
      stand(place, { is: 'coming', percent: (bytes / plan.bytes) * 100 }),
    )
    // Without its worker the device could not open what it holds.
    await navigator.serviceWorker?.ready
    stand(place, standingOf(kept))
  } catch (error) {
    await breakOff(account, place, error)
  }
}

/** Goes on after a break: weighed anew, for addresses end; what is here stays. */
export async function resumeLesson(place: LessonPlace): Promise<void> {
  await weighLesson(place)
  const now = standings.get(place.lessonId)
  if (now?.is === 'weighed') await fetchLesson(now.plan)
}

export async function removeLesson(kept: Download): Promise<void> {
  await removeDownload(readKey('id') ?? '', kept)
  leaveLesson(kept.place)
}

export const leaveLesson = (place: LessonPlace) => stand(place, absent)

async function breakOff(account: string, place: LessonPlace, error: unknown): Promise<void> {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  // Nothing half done takes the room that was wanting.
  if (isFull) await caches.delete(lessonCache(account, place.lessonId))
  const why = isFull ? full : error instanceof CallError && error.status !== 0 ? error.message : broken
  stand(place, { is: 'failed', why })
}

function stand({ lessonId }: LessonPlace, standing: Standing): void {
  standings = new Map(standings).set(lessonId, standing)
  for (const listener of listeners) listener()
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
