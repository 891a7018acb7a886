/** What stands on a cover at first: a whole sign, for half of an emoji cannot be kept. */
export const firstLetter = (native: string) => [...native.trim()][0] ?? ''
