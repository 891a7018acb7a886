export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where storage is full or forbidden, what is kept lasts as long as the page. */
const inHand = new Map<string, string>()

/** This device's own shelf. */
export const deviceShelf: Shelf = {
  getItem: (key) => inHand.get(key) ?? onDevice((storage) => storage.getItem(key)),
  setItem: (key, value) => {
    inHand.delete(key)
    const isKept = onDevice((storage) => {
      storage.setItem(key, value)
      return true
    })
    if (!isKept) inHand.set(key, value)
  },
  removeItem: (key) => {
    inHand.delete(key)
    onDevice((storage) => storage.removeItem(key))
  },
}

function onDevice<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

/** A list that is kept on this device. The server checks each entry when it is sent, so here it is taken as it lies. */
export function listOf<Entry>(key: string) {
  return {
    read: (): Entry[] => {
      try {
        const kept: unknown = JSON.parse(deviceShelf.getItem(key) ?? '[]')
        return Array.isArray(kept) ? kept : []
      } catch {
        return []
      }
    },
    write: (entries: Entry[]) =>
      entries.length === 0 ? deviceShelf.removeItem(key) : deviceShelf.setItem(key, JSON.stringify(entries)),
  }
}
