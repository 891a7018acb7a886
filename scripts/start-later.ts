/**
 * Lets a page that came as HTML be seen before its scripts are fetched: on a slow line they would share it with the
 * letters and the styles. They start once the page has been painted; what is pressed before they stand is held and
 * then done. Each file is evaluated in a task of its own: all in one would hold up whoever types at once.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '../build/client')
const preload = '<link rel="modulepreload"'
const start = '<script type="module" async="">'
const imported = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g

for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!/(^|\/)index\.html$/.test(file)) continue
  const html = readFileSync(join(client, file), 'utf8')
  if (!html.includes(start)) continue
  const seenFirst = html
    .replaceAll(preload, '<link rel="later"')
    .replace(start, '<script type="later">')
    // Before the first button: on a slow line what stands at the end comes long after it.
    .replace('</head>', `<script>(${holdPresses})()</script></head>`)
    .replace('</body>', `<script>(${beginOncePainted})(${JSON.stringify(inOrder(html))})</script></body>`)
  writeFileSync(join(client, file), seenFirst)
}

/** The files of a page, each after those that it imports; what begins the page, and ends it here, is not among them. */
function inOrder(html: string): string[] {
  const begin = /import\("([^"]+)"\)/.exec(html)?.[1]
  const ordered = new Set<string>()
  const add = (file: string) => {
    if (ordered.has(file)) return
    for (const [, name] of readFileSync(join(client, file), 'utf8').matchAll(imported)) add(`/assets/${name}`)
    ordered.add(file)
  }
  for (const [, file = ''] of html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)) add(file)
  return [...ordered].filter((file) => file !== begin)
}

/** Written into the page as it stands here, so it may use nothing around it. */
function beginOncePainted(files: string[]): void {
  const rest = () => new Promise((resolve) => setTimeout(resolve))
  const begin = async () => {
    // A few at a time, for asking takes a phone milliseconds each.
    for (const [index, link] of document.querySelectorAll<HTMLLinkElement>('link[rel=later]').entries()) {
      if (index % 4 === 3) await rest()
      link.rel = 'modulepreload'
    }
    for (const file of files) {
      await rest()
      // What cannot be had is asked for, and told of, by the page itself.
      await import(file).catch(() => {})
    }
    // The policy allows an inline script by its hash, so a copy may run as the original might have.
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.querySelector('script[type=later]')?.textContent ?? ''
    document.head.append(script)
  }
  // Two frames: the first is being made when this runs, and has been painted when the second begins.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)))
}

/** Written into the page as well. `live` is said by root.tsx, once React has taken the page over. */
function holdPresses(): void {
  const held: (() => void)[] = []
  const keep = (event: Event, again: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(again)
  }
  const hold = (event: Event) => {
    const target = event.target as HTMLElement
    const button = target.closest('button')
    if (event.type === 'click' && button) return keep(event, () => button.click())
    const { key = '' } = event as Partial<KeyboardEvent>
    if (key !== 'Escape' && !(key.startsWith('Arrow') && target.role === 'tab')) return
    const same = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    keep(event, () => target.dispatchEvent(same))
  }
  for (const type of ['click', 'keydown']) document.addEventListener(type, hold, true)
  document.addEventListener(
    'live',
    () => {
      for (const type of ['click', 'keydown']) document.removeEventListener(type, hold, true)
      for (const press of held) press()
    },
    { once: true },
  )
}
