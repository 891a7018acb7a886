/**
 * In the whole browser, for a new tab knows nothing of the one that was signed out. For the service worker, which reads
 * no local storage, an empty cache has the same name.
 */
const mark = 'signOutOwed'
const marks = (): Storage | undefined => (typeof localStorage === 'undefined' ? undefined : localStorage)

/**
 * Whether somebody signed out here and the academy could not be told. Its cookie, out of reach of scripts, stands on: it
 * may only be used to end what it stands for.
 */
export const owesSignOut = (): boolean => marks()?.getItem(mark) != null

export async function oweSignOut(): Promise<void> {
  marks()?.setItem(mark, 'yes')
  await globalThis.caches?.open(mark)
}

/** As the service worker knows it. */
export const workerOwesSignOut = (): Promise<boolean> => caches.has(mark)

/** It was told, or has ended by itself; or somebody signs in, with whom the academy ends what was before. */
export function settleSignOut(): void {
  marks()?.removeItem(mark)
  void globalThis.caches?.delete(mark)
}
