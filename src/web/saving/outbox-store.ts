import { atHandOf, countAtHand, isNews, keepAtHand, takeFromHand } from './at-hand.ts'
import { hasBeenUsed, outboxName } from './has-been-used.ts'
import { inTime } from './in-time.ts'
import type { Unsaved } from './save-queue.ts'

/** What waits to be stored, in the order it was done. */
export type Waiting = Unsaved & { at: number; owner: string }

const news = 'boli-outbox-news'
const order = { keyPath: 'at', autoIncrement: true }

/**
 * What students did and the academy has not stored yet, in this device's database: it outlives the tab, the browser
 * and a dead battery, and the service worker reads it too. Each entry belongs to one account. What was held back of it
 * until now is so no more; where the database refuses, that is where it stays.
 */
export async function addWaiting(owner: string, entries: readonly Unsaved[]): Promise<void> {
  await inStore('readwrite', (store) => {
    for (const entry of entries) {
      const known: IDBRequest<Waiting | undefined> = store.index('id').get(entry.id)
      known.onsuccess = () => {
        if (!isNews(entry, known.result)) return
        // In a new place: whoever is sending the lesser one takes that away, not this.
        if (known.result) store.delete(known.result.at)
        store.add({ ...entry, owner })
      }
    }
  }).then(
    () => {
      for (const entry of entries) takeFromHand(owner, entry)
    },
    () => keepAtHand(owner, entries),
  )
  tellChange()
}

export async function waitingOf(owner: string): Promise<Waiting[]> {
  const kept = await inStore('readonly', (store) => store.index('owner').getAll(owner)).catch(() => [])
  return [...(kept as Waiting[]), ...atHandOf(owner).map((entry) => ({ ...entry, owner, at: atHand }))]
}

/** The place of what the database refused. */
const atHand = -1

export async function ownersWaiting(): Promise<string[]> {
  const all = (await inStore('readonly', (store) => store.getAll())) as Waiting[]
  return [...new Set(all.map(({ owner }) => owner))]
}

/** How much of anybody waits here; undefined where the device will not say. */
export async function waitingOfAll(): Promise<number | undefined> {
  // Asking would make the database, and a device that has one counts as used.
  if (countAtHand() > 0 || !(await hasBeenUsed([]))) return countAtHand()
  return (await inStore('readonly', (store) => store.count()).catch(() => undefined)) as number | undefined
}

export const isNothingWaiting = async () => (await waitingOfAll()) === 0

export async function removeWaiting(entry: Waiting): Promise<void> {
  if (entry.at === atHand) takeFromHand(entry.owner, entry)
  else await inStore('readwrite', (store) => void store.delete(entry.at))
  tellChange()
}

/** Calls back whenever something came or went, here, in another tab or in the service worker. */
export function onOutboxChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(news)
  channel.onmessage = listener
  listeners.add(listener)
  return () => {
    channel.close()
    listeners.delete(listener)
  }
}

const listeners = new Set<() => void>()

function tellChange(): void {
  for (const listener of listeners) listener()
  const channel = new BroadcastChannel(news)
  channel.postMessage('changed')
  channel.close()
}

type Work = (store: IDBObjectStore) => IDBRequest | undefined

async function inStore(mode: IDBTransactionMode, work: Work): Promise<unknown> {
  const database = await inTime(opened())
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('entries', mode)
    const request = work(transaction.objectStore('entries'))
    transaction.oncomplete = () => resolve(request?.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

let opening: Promise<IDBDatabase> | null = null

function opened(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(outboxName, 1)
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore('entries', order)
      store.createIndex('owner', 'owner')
      store.createIndex('id', 'id', { unique: true })
    }
    request.onsuccess = () => {
      // Closed from outside (storage cleared, a newer page): opened anew when next needed.
      request.result.onclose = () => {
        opening = null
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}
