const reached = 'a[href], button, input, select, textarea, [tabindex="0"]'
const all = (within: ParentNode) => [...within.querySelectorAll<HTMLElement>(reached)]
const canTake = (one: HTMLElement) =>
  one.isConnected && !one.matches(':disabled') && one.getClientRects().length > 0
/** What a button does begins its name, and what it does that with ends it: "Remove", "Sign out". */
const verbOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent).trim().split(/\s/)[0]

/** Where the focus was, and what stood around it then. */
interface Place {
  held: HTMLElement
  within: Element
  /** All that could be reached before it and after it. */
  before: HTMLElement[]
  after: HTMLElement[]
  row: Element | null
  list: Element | null | undefined
  /** Over the list. */
  headings: HTMLElement[]
}

function placeOf(held: HTMLElement, within: Element): Place {
  const order = all(within)
  const at = order.indexOf(held)
  // A heading is reached by no key, and has no place among what is.
  const [before, after] = at < 0 ? [[], []] : [order.slice(0, at), order.slice(at + 1)]
  const row = held.closest('li, tr')
  const list = row?.parentElement
  const isOver = (heading: Element) =>
    list && list.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING
  const headings = [...within.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(isOver)
  return { held, within, before, after, row, list, headings }
}

/**
 * What stands in its place now, or next to it. Of a row that went: the same button of the next row, else of the one
 * before, else the list's heading.
 */
function nearest({ held, within, before, after, row, list, headings }: Place): HTMLElement | undefined {
  const last = before.findLast(canTake)
  // Another page by now.
  if (!last && !after.some(canTake)) return
  const now = all(within)
  const at = last ? now.indexOf(last) + 1 : 0
  const near = [...now.slice(at), ...now.slice(0, at).reverse()].filter(canTake)
  if (!row || !list) return near[0]
  return (
    near.find((one) => row.contains(one)) ??
    near.find((one) => list.contains(one) && verbOf(one) === verbOf(held)) ??
    headings.findLast(canTake) ??
    near[0]
  )
}

/**
 * What has the focus may go: a row that is taken out, the heading of a page that is still loading, a dialog with what
 * opened it. One then goes on from there, and not from the top of the page.
 */
export function keepFocus(box: HTMLElement): () => void {
  let last: Place | undefined
  /** The last that was not in a dialog. */
  let outside: Place | undefined
  const remember = (held: Element | null) => {
    if (!(held instanceof HTMLElement) || !box.contains(held)) return
    const dialog = held.closest('dialog')
    last = placeOf(held, dialog ?? box)
    if (!dialog) outside = last
  }
  const keep = () => {
    if (document.activeElement !== document.body || !last || last.held.isConnected) return
    const dialog = box.querySelector('dialog[open]')
    const place = dialog ? last : outside
    const near = place?.within === (dialog ?? box) ? nearest(place) : undefined
    const next = near ?? (dialog ? all(dialog).find(canTake) : box.querySelector<HTMLElement>('h1'))
    if (next?.matches(reached) === false) next.tabIndex = -1
    next?.focus({ preventScroll: next.tagName === 'H1' })
  }
  const onFocus = ({ target }: FocusEvent) => remember(target as Element)
  /** What was added above may have pushed the pressed button out of the window. */
  const showAgain = ({ detail }: MouseEvent) => {
    if (detail > 0) return
    requestAnimationFrame(() => {
      if (box.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' })
    })
  }
  remember(document.activeElement)
  // A moment later: whatever the page itself gives the focus to has it by then.
  const changes = new MutationObserver(() => setTimeout(keep))
  changes.observe(box, { childList: true, subtree: true })
  box.addEventListener('focusin', onFocus)
  box.addEventListener('click', showAgain)
  return () => {
    changes.disconnect()
    box.removeEventListener('focusin', onFocus)
    box.removeEventListener('click', showAgain)
  }
}
