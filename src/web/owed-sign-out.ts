/** In the whole browser, for a new tab knows nothing of the one that was signed out. */
const mark = 'signOutOwed'
/** The same for the service worker, which reads no local storage: a cache of this name, with nothing in it. */
const cacheMark = 'boli-sign-out-owed'
const caching = (): CacheStorage | undefined => (typeof caches === 'undefined' ? undefined : caches)
const marks = (): Storage | undefined => (typeof localStorage === 'undefined' ? undefined : localStorage)

/**
 * Whether somebody signed out here and the academy could not be told. Its cookie, out of reach of scripts, stands on: it
 * may only be used to end what it stands for.
 */
export const owesSignOut = (): boolean => marks()?.getItem(mark) != null

export async function oweSignOut(): Promise<void> {
  marks()?.setItem(mark, 'yes')
  await caching()?.open(cacheMark)
}

/** As the service worker knows it. */
export const workerOwesSignOut = async (): Promise<boolean> => (await caching()?.has(cacheMark)) === true

/** It was told, or has ended by itself; or somebody signs in, with whom the academy ends what was before. */
export function settleSignOut(): void {
  marks()?.removeItem(mark)
  void caching()?.delete(cacheMark)
}
