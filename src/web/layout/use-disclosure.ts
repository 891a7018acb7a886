import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Something that opens under its button: Escape, a press or the focus elsewhere and another page close it. */
export function useDisclosure<E extends HTMLElement>(): {
  box: RefObject<E | null>
  open: boolean
  setOpen: (open: boolean) => void
} {
  const box = useRef<E>(null)
  const { pathname } = useLocation()
  // Where it was opened: on another page it is closed.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === pathname
  const setOpen = useCallback((next: boolean) => setOpenedAt(next ? pathname : null), [pathname])

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      box.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    }
    const onElsewhere = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [open, setOpen])

  return { box, open, setOpen }
}
