import { useEffect, useRef } from 'react'

/** Keeps the focus near where it was, within the element that has this ref. What does it comes with the first focus. */
export function useKeptFocus<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  useEffect(() => {
    const within = box.current
    let stop: (() => void) | undefined
    const begin = async () => {
      // Without a connection the page does without it.
      const { keepFocus } = await import('./keep-focus.ts').catch(() => ({ keepFocus: undefined }))
      if (box.current === within && within) stop = keepFocus?.(within)
    }
    within?.addEventListener('focusin', begin, { once: true })
    return () => {
      within?.removeEventListener('focusin', begin)
      stop?.()
    }
  }, [])
  return box
}
