import type { LegalKind, LegalSection } from '#rules/legal-text.ts'
import { dealt, escaped, linked, refilled, rewritten } from './page-marks.ts'
import type { LegalTextNow } from './settings-now.ts'

/** The built page of a legal text with the words of the one that holds today. */
export function fillLegal(html: string, legal: Partial<Record<LegalKind, LegalTextNow>>): string {
  const kind = /<div data-legal="(terms|privacy)"/.exec(html)?.[1] as LegalKind | undefined
  const text = kind && legal[kind]
  if (!text) return html
  const { effectiveOn, inShort, sections } = text
  const dated = refilled(html, ['p', 'dates'], () => `Effective from ${longDay(effectiveOn)}.`)
  const short = refilled(dated, ['ul', 'short'], (inner) =>
    dealt(inner, 'li', [inShort, (item, line) => item.replace(/>[^<]*</, () => `>${escaped(line)}<`)]),
  )
  const listed = refilled(short, ['ol', 'contents'], (inner) =>
    dealt(inner, 'li', [sections, (item, { id, title }) => linked(item, { href: `#${id}`, text: title })]),
  )
  const body = /(<div data-sections=""[^>]*>)(<section.*<\/section>)(?=<\/div>)/s
  return rewritten(
    listed,
    body,
    ([, open = '', inner = '']) => open + dealt(inner, 'section', [sections, part]),
  )
}

function part(item: string, { id, title, paragraphs }: LegalSection): string {
  const named = item.replace(/aria-labelledby="[^"]*"/, () => `aria-labelledby="${escaped(id)}"`)
  const titled = rewritten(named, /<h2 id="[^"]*"([^>]*>)[^<]*/, ([, rest = '']) => {
    return `<h2 id="${escaped(id)}"${rest}${escaped(title)}`
  })
  return rewritten(titled, /(<p[^>]*>).*<\/p>/s, ([, form = '']) =>
    paragraphs.map((paragraph) => `${form}${escaped(paragraph)}</p>`).join(''),
  )
}

function longDay(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
