import type { Page } from '@playwright/test'

/** Joined letters with signs above and below: nothing in Hindi is taller or deeper. */
const hardest = 'स्त्री द्ध ट्ठूँ क्ष्म्यैं ङ्क्तिं र्त्स्न्यौं'

/** Where Hindi stands in a box that would cut these letters off, above or below, or in a field too low for them. */
export function clippedHindi(page: Page): Promise<string[]> {
  return page.evaluate((hardest) => {
    const canvas = document.createElement('canvas').getContext('2d')
    const inkOf = (element: Element) => {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element)
      if (!canvas) throw new Error('no canvas')
      canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      return canvas.measureText(hardest)
    }
    const inkAt = (line: DOMRect, ink: TextMetrics) => {
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = ink
      const baseline = line.top + (line.height - above - below) / 2 + above
      return { top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent }
    }
    const cutting = (from: Element | null): Element[] => {
      if (!from || from === document.documentElement) return []
      const isCutting = ['hidden', 'clip'].includes(getComputedStyle(from).overflowY)
      return [...(isCutting ? [from] : []), ...cutting(from.parentElement)]
    }
    const said = (element: Element, text: string) => `${element.tagName} ${text.trim().slice(0, 30)}`
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      // A cover's one letter is drawn, and cut as a picture is.
      if (!parentElement || parentElement.closest('svg') || !/[\u0900-\u097f]/.test(data)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      const ink = inkOf(parentElement)
      for (const box of cutting(parentElement)) {
        const { top, bottom, width } = box.getBoundingClientRect()
        // What only a reader hears, and what was scrolled or drawn out of the box on purpose.
        const within = lines.filter((line) => width > 3 && line.bottom > top && line.top < bottom)
        if (within.some((line) => inkAt(line, ink).top < top - 1 || inkAt(line, ink).bottom > bottom + 1))
          found.add(said(parentElement, data))
      }
    }
    for (const field of document.querySelectorAll<HTMLElement>('input[lang], textarea[lang]')) {
      const ink = inkOf(field)
      const needed = ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent
      const room =
        field.tagName === 'INPUT' ? field.clientHeight : Number.parseFloat(getComputedStyle(field).lineHeight)
      if (room < needed - 1) found.add(said(field, `${room} of ${needed} px`))
    }
    return [...found]
  }, hardest)
}
