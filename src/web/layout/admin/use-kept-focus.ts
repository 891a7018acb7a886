import { useEffect, useRef } from 'react'

const reached = 'a[href], button, input, select, textarea, [tabindex="0"]'
const all = (within: ParentNode) => [...within.querySelectorAll<HTMLElement>(reached)]
const canTake = (one: HTMLElement) =>
  one.isConnected && !one.matches(':disabled') && one.getClientRects().length > 0

/**
 * What has the focus may go: a row that is taken out, the heading of a page that is still loading, a dialog with what
 * opened it. One then goes on from what came next, and not from the top of the page.
 */
export function useKeptFocus() {
  const main = useRef<HTMLElement>(null)
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), [])
  return main
}

function keepFocus(main: HTMLElement): () => void {
  let held: Element | null = null
  /** The last that was not in a dialog, and all that could be reached then. */
  let outside: HTMLElement | null = null
  let order: HTMLElement[] = []
  const remember = ({ target }: FocusEvent) => {
    held = target as HTMLElement
    if (held.closest('dialog')) return
    outside = target as HTMLElement
    order = all(main)
  }
  const near = () => {
    const place = outside ? order.indexOf(outside) : -1
    return place < 0 ? [] : [...order.slice(place), ...order.slice(0, place).reverse()]
  }
  const keep = () => {
    if (document.activeElement !== document.body || !held || held.isConnected) return
    const dialog = main.querySelector('dialog[open]')
    const next = (dialog ? all(dialog) : near()).find(canTake)
    if (next || dialog) return next?.focus()
    const heading = main.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }
  /** What was added above may have pushed the pressed button out of the window. */
  const showAgain = ({ detail }: MouseEvent) => {
    if (detail > 0) return
    requestAnimationFrame(() => {
      if (main.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' })
    })
  }
  const changes = new MutationObserver(keep)
  changes.observe(main, { childList: true, subtree: true })
  main.addEventListener('focusin', remember)
  main.addEventListener('click', showAgain)
  return () => {
    changes.disconnect()
    main.removeEventListener('focusin', remember)
    main.removeEventListener('click', showAgain)
  }
}
