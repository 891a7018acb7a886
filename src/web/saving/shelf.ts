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
