import { type AcademySettings, builtSettings } from '#rules/academy-settings.ts'
import { fillLegal } from './legal-page.ts'
import { dealt, escaped, jsonIn, linked, marked, refilled, rewritten } from './page-marks.ts'
import type { SettingsNow } from './settings-now.ts'

/** A built page as the settings have it now: its words, its marked places, and a note for its scripts. */
export function settledPage(html: string, { changed, settings, legal }: SettingsNow): string {
  const whole = fillLegal(html, legal)
  if (Object.keys(changed).length === 0) return whole
  const said = exchanged(fillSocials(fillNumbers(fillLogo(whole, settings), settings), settings), settings)
  const note = `<script type="application/json" id="academy-settings">${jsonIn(changed)}</script>`
  return said.replace('</head>', () => `${note}</head>`)
}

function fillLogo(html: string, { logo }: AcademySettings): string {
  if (logo === '') return html
  const picture = `<img src="/UserProfile/${escaped(logo)}" alt="" class="h-9 w-auto"/>`
  return rewritten(
    html,
    /(<span data-logo="" class="contents">)<svg.*?<\/svg>/gs,
    ([, open = '']) => open + picture,
  )
}

function fillNumbers(html: string, { community }: AcademySettings): string {
  const numbers: Record<string, string> = {
    members: community.members.toLocaleString('en'),
    articles: `${community.articles.toLocaleString('en')}+`,
  }
  return marked(html, 'number', (name, inner) => numbers[name] ?? inner)
}

/** The links at the foot, dealt from the first one's form. */
function fillSocials(html: string, { socials }: AcademySettings): string {
  const fill = (item: string, { name, url }: AcademySettings['socials'][number]) =>
    linked(item, { href: url, text: name })
  return refilled(html, ['ul', 'socials'], (inner) => dealt(inner, 'li', [socials, fill]))
}

/**
 * The academy's name, its line and its mailboxes, wherever a built page says them: in its text, its title, its
 * description, and in what search engines read.
 */
function exchanged(html: string, settings: AcademySettings): string {
  return html
    .split(/(<script[^>]*>.*?<\/script>|<style[^>]*>.*?<\/style>)/s)
    .map((part) => {
      if (part.startsWith('<script type="application/ld+json"')) return exchangedJson(part, settings)
      return /^<(script|style)/.test(part) ? part : exchangedIn(part, settings, escaped)
    })
    .join('')
}

function exchangedJson(script: string, settings: AcademySettings): string {
  return rewritten(script, /(<script[^>]*>)(.*?)(?=<\/script>)/s, ([, open = '', json = '']) => {
    const said = JSON.parse(json, (key, value) => {
      if (key === 'sameAs' && Array.isArray(value)) return settings.socials.map(({ url }) => url)
      return typeof value === 'string' ? exchangedIn(value, settings, (text) => text) : value
    })
    return open + jsonIn(said)
  })
}

function exchangedIn(text: string, settings: AcademySettings, written: (text: string) => string): string {
  const built = builtSettings
  const pairs: [string, string][] = [
    [built.tagline, settings.tagline],
    [built.mailboxes.support, settings.mailboxes.support],
    [built.mailboxes.press, settings.mailboxes.press],
    [built.mailboxes.partnerships, settings.mailboxes.partnerships],
  ]
  const said = pairs.reduce((whole, [from, to]) => whole.replaceAll(written(from), () => written(to)), text)
  return said.replaceAll(wholeName, () => written(settings.name))
}

/** The name as a word of its own: not within another one, an address or a path. */
const wholeName = new RegExp(`(?<![\\p{L}\\p{N}./@_-])${builtSettings.name}(?![\\p{L}\\p{N}/@_-])`, 'gu')
