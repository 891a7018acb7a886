import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Of the whole client, for a move may change the layout too. Null until the first page is there. */
let lastPathname: string | null = null

/** After a move to another page the focus goes to its heading, so that a screen reader reads where one is. */
export function usePageFocus(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const moved = lastPathname !== null && lastPathname !== pathname
    lastPathname = pathname
    if (!moved) return
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
