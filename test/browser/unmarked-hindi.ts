import type { Page } from '@playwright/test'

/** Texts in Devanagari that are not said to be Hindi, or another language written in it: a voice would read them as English. */
export function unmarkedHindi(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (!parentElement || parentElement.closest('script, style, noscript')) continue
      const language = parentElement.closest('[lang]')?.getAttribute('lang') ?? ''
      // A danda alone is a sign, and no word.
      if (/[\u0900-\u0963\u0966-\u097f]/.test(data) && !/^(hi|mr)$/.test(language))
        found.add(`${language} ${parentElement.tagName} ${data.trim().slice(0, 40)}`)
    }
    return [...found]
  })
}
