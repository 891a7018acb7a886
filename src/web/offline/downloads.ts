import { useSyncExternalStore } from 'react'
import type { LessonPlace } from '../paths.ts'
import { readKey } from '../session-storage.ts'
import type { Plan } from './download-lesson.ts'
import { type Download, downloadsOf } from './download-list.ts'
import { onRenewed, takeDevice } from './kept-answers.ts'

/** What every list of lessons tells of one. */
export type NamedLesson = Pick<Download, 'place' | 'name'>

/** How it stands with a lesson that was ever touched on this device. */
export type Touched =
  | { is: 'weighing'; lesson: NamedLesson }
  | { is: 'weighed'; lesson: Plan }
  | { is: 'coming'; lesson: NamedLesson; percent: number }
  | { is: 'broken' | 'here'; lesson: Download }
  | { is: 'failed'; lesson: NamedLesson; why: string }
type Standing = Touched | { is: 'absent' }

const absent: Standing = { is: 'absent' }

let standings: ReadonlyMap<string, Touched> = new Map()
let whose = ''
const listeners = new Set<() => void>()

/** How each lesson stands that was ever touched here. A download goes on while one moves about the pages. */
export function useDownloads(): ReadonlyMap<string, Touched> {
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
  const before = account === whose ? [...standings] : []
  whose = account
  tell([...found, ...before.filter(([, { is }]) => is !== 'here' && is !== 'broken')])
}

export const standingOf = (lesson: Download): Touched => ({ is: lesson.isWhole ? 'here' : 'broken', lesson })

export function leaveLesson({ lessonId }: LessonPlace): void {
  tell([...standings].filter(([id]) => id !== lessonId))
}

/** Each lesson stands where it stood in the list. */
export const stand = (standing: Touched) => tell([...standings, [standing.lesson.place.lessonId, standing]])

function tell(all: Iterable<readonly [string, Touched]>): void {
  standings = new Map(all)
  for (const listener of listeners) listener()
}

onRenewed((account, address) => {
  const look = async () => {
    const { keepWhole } = await import('./keep-whole.ts')
    if ((await keepWhole(account, address)) && readKey('id') === account) await readDownloads(account)
  }
  // What could not be looked through now is when it is answered the next time.
  look().catch(() => {})
})

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
