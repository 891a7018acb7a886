import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Something that opens under its button: Escape, a press elsewhere and another page close it. */
export function useDisclosure<E extends HTMLElement>(): {
  box: RefObject<E | null>
  open: boolean
  setOpen: (open: boolean) => void
} {
  const [open, setOpen] = useState(false)
  const box = useRef<E>(null)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it
  useEffect(() => setOpen(false), [pathname])

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open])

  return { box, open, setOpen }
}
