/** In the whole browser, for a new tab knows nothing of the one that was signed out. */
const mark = 'signOutOwed'
const marks = (): Storage | undefined => (typeof localStorage === 'undefined' ? undefined : localStorage)

/**
 * Whether somebody signed out here and the academy could not be told. Its cookie, out of reach of scripts, stands on: it
 * may only be used to end what it stands for.
 */
export const owesSignOut = (): boolean => marks()?.getItem(mark) != null

export function oweSignOut(): void {
  marks()?.setItem(mark, 'yes')
}

/** It was told, or has ended by itself; or somebody signs in, with whom the academy ends what was before. */
export function settleSignOut(): void {
  marks()?.removeItem(mark)
}
