import { whenIdle } from '../when-idle.ts'
import { type Download, downloadsOf, lessonCache, noteDownload } from './download-list.ts'
import { answerCache } from './kept-answers.ts'
import { isOnlyNamed, type LessonFile, lessonFiles } from './lesson-files.ts'

const renewed = new Set<string>()

/**
 * The academy answered anew about a lesson that may be kept here, and so may name files that never came, or are others
 * by now: they are fetched once nothing else is to do. A lesson that lacks some then is not whole. Says whether that
 * changed of any.
 */
export async function keepWhole(account: string, address: string): Promise<boolean> {
  if (renewed.add(address).size > 1) return false
  await new Promise<void>((resolve) => void whenIdle(resolve))
  const addresses = [...renewed]
  renewed.clear()
  let hasChanged = false
  for (const kept of await downloadsOf(account)) {
    const news = addresses.filter((one) => kept.addresses.includes(one))
    // What has never been whole is the student's to go on with.
    if (news.length > 0 && kept.kept > 0) hasChanged = (await mend(account, kept, news)) || hasChanged
  }
  return hasChanged
}

async function mend(account: string, kept: Download, news: string[]): Promise<boolean> {
  const name = lessonCache(account, kept.place.lessonId)
  if (!(await caches.has(name))) return false
  const cache = await caches.open(name)
  // The first that fails ends it: no other would come, or have room.
  await bring(cache, await filesNamed(account, news)).catch(() => {})
  const files = await filesNamed(account, kept.addresses)
  const here = await Promise.all(files.map(({ path }) => cache.match(path)))
  const isWhole = here.every((file) => file !== undefined)
  // Whoever removes it meanwhile is rid of it.
  if (isWhole === kept.isWhole || !(await caches.has(name))) return false
  await noteDownload(account, { ...kept, isWhole })
  return true
}

/** In what is kept at these addresses. */
async function filesNamed(account: string, addresses: readonly string[]): Promise<LessonFile[]> {
  const cache = await caches.open(answerCache(account))
  const answers = await Promise.all(addresses.map((address) => cache.match(address)))
  return lessonFiles(await Promise.all(answers.map((answer) => (answer?.ok ? answer.json() : null))))
}

async function bring(cache: Cache, files: LessonFile[]): Promise<void> {
  for (const { url, path } of files) {
    if (!isOnlyNamed(path) && (await cache.match(path))) continue
    const response = await fetch(url, { priority: 'low' })
    if (response.ok) await cache.put(path, response)
  }
}
