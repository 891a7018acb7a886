import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a move to another page the focus goes to its heading, so that a screen reader reads where one is. */
export function usePageFocus(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
