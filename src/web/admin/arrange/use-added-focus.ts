import { useRef } from 'react'
import { flushSync } from 'react-dom'

const fieldsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('button, input, select, textarea') ?? []),
]

/** Whoever adds a row by `added` goes on in it: the first that was not there within the box before has the focus. */
export function useAddedFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const added = (add: () => void) => {
    const before = new Set(fieldsIn(box.current))
    flushSync(add)
    const fresh = fieldsIn(box.current).find((one) => !before.has(one))
    fresh?.focus({ preventScroll: true })
    // All of the row if it fits, else its beginning.
    fresh?.closest('li, fieldset')?.scrollIntoView({ block: 'nearest' })
  }
  return { box, added }
}
