/**
 * Lets a page that came as HTML be seen before its scripts are fetched: on a slow line they would share it with the
 * letters and the styles. They start once the page has been painted; what is pressed before they stand is held and
 * then done.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '../build/client')
const preload = '<link rel="modulepreload"'
const start = '<script type="module" async="">'

for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!/(^|\/)index\.html$/.test(file)) continue
  const html = readFileSync(join(client, file), 'utf8')
  if (!html.includes(start)) continue
  const seenFirst = html
    .replaceAll(preload, '<link rel="later"')
    .replace(start, '<script type="later">')
    .replace('</body>', `<script>(${holdPresses})();(${beginOncePainted})()</script></body>`)
  writeFileSync(join(client, file), seenFirst)
}

/** Written into the page as it stands here, so it may use nothing around it. */
function beginOncePainted(): void {
  const begin = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
      link.rel = 'modulepreload'
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
