import type { FocusEvent } from 'react'

/**
 * For rows that scroll sideways: what the keys reach there is shown whole. Browsers leave it half outside once a part of
 * it is seen; under a pointer nothing may move.
 */
export function wholeInView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
