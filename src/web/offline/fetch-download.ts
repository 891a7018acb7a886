import { CallError } from '../call-error.ts'
import { readKey } from '../session-storage.ts'
import { download, type Plan, planDownload } from './download-lesson.ts'
import { downloadOf, lessonCache } from './download-list.ts'
import { type NamedLesson, stand, standingOf } from './downloads.ts'

const full = 'There is not enough room on this device. Remove a download, then try again.'
const broken = 'The connection broke. What has come is kept; go on when you are connected.'

export async function weigh({ place }: NamedLesson): Promise<void> {
  stand({ is: 'weighed', lesson: await planDownload(place) })
}

export async function bring(plan: Plan): Promise<void> {
  const account = readKey('id') ?? ''
  const standAt = (bytes: number) =>
    stand({ is: 'coming', lesson: plan, percent: (bytes / plan.bytes) * 100 })
  try {
    standAt(0)
    // Asked for here, where it is plain why: a browser may clear what was not said to matter.
    await navigator.storage?.persist?.()
    const kept = await download(account, plan, standAt)
    stand(standingOf(kept))
  } catch (error) {
    await breakOff(account, plan, error)
  }
}

export async function resume({ place }: NamedLesson): Promise<void> {
  await bring(await planDownload(place))
}

async function breakOff(account: string, lesson: NamedLesson, error: unknown): Promise<void> {
  const { lessonId } = lesson.place
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  // Nothing half done takes the room that was wanting; what has ever been whole still opens.
  if (isFull && !(await downloadOf(account, lessonId))?.kept)
    await caches.delete(lessonCache(account, lessonId))
  const why = isFull ? full : error instanceof CallError && error.status !== 0 ? error.message : broken
  stand({ is: 'failed', lesson, why })
}
