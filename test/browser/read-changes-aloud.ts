/**
 * Runs in the page: what comes into a live region is read aloud, of an atomic one (as a status and an alert are) all
 * that it holds. A region that comes along with its words is silent, as it is in many readers; an alert is not.
 */
export function readChangesAloud(): void {
  const regions = '[role="status"], [role="alert"], [aria-live]'
  const known = new WeakSet<Element>(document.querySelectorAll(regions))
  const { readAloud } = window as unknown as { readAloud(text: string): void }

  const boxOf = (element: Element | null): Element | null =>
    element && getComputedStyle(element).display === 'contents' ? boxOf(element.parentElement) : element
  const isHeard = (element: Element) =>
    !element.closest('[aria-hidden="true"]') && boxOf(element)?.checkVisibility({ visibilityProperty: true })

  /** Its words, each run of another language than English with its tag. */
  const textOf = (node: Node): string => {
    const texts = document.createNodeIterator(node, NodeFilter.SHOW_TEXT)
    const runs: { language: string; words: string[] }[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? ''
      const place = text.parentElement
      if (words === '' || !place || !isHeard(place)) continue
      const language = place.closest('[lang]')?.getAttribute('lang') ?? ''
      const last = runs.at(-1)
      if (last?.language === language) last.words.push(words)
      else runs.push({ language, words: [words] })
    }
    const shown = runs.map(({ language, words }) => {
      const said = words.join(' ')
      return language === 'en' ? said : `${language} “${said}”`
    })
    return shown.join(' ')
  }

  /** What of a change is read: nothing outside of regions, but an alert that comes. */
  const readOf = ({ target, addedNodes, type }: MutationRecord): Node[] => {
    const place = target instanceof Element ? target : target.parentElement
    const region = place?.closest(regions)
    const nodes = type === 'characterData' ? [target] : [...addedNodes]
    if (region && known.has(region)) {
      const atomic = region.ariaAtomic ?? String(region.ariaLive === null)
      if (region.ariaLive === 'off') return []
      return atomic === 'true' && nodes.length > 0 ? [region] : nodes
    }
    return nodes.flatMap((node) =>
      node instanceof Element
        ? [node, ...node.querySelectorAll('*')].filter(({ role }) => role === 'alert')
        : [],
    )
  }

  const read = (changes: MutationRecord[]) => {
    const came = new Set(changes.flatMap(readOf))
    for (const region of document.querySelectorAll(regions)) known.add(region)
    for (const node of came) {
      const isOff = node instanceof Element && node.ariaLive === 'off'
      const text = node.isConnected && !isOff ? textOf(node) : ''
      if (text !== '') readAloud(text)
    }
  }
  new MutationObserver(read).observe(document, { childList: true, characterData: true, subtree: true })
}
