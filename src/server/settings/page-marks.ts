/** Text as it stands in a page, in the way the build writes it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** JSON as it may stand within a script. */
export function jsonIn(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Writes anew what a form finds in a text: given all of it and its groups, whatever signs stand in them. */
export function rewritten(text: string, form: RegExp, write: (found: string[]) => string): string {
  return text.replace(form, (...found: string[]) => write(found))
}

/** Writes anew what the elements marked `data-<mark>="name"` say; they hold text alone. */
export function marked(html: string, mark: string, say: (name: string, inner: string) => string): string {
  const element = new RegExp(`(<(\\w+)[^>]* data-${mark}="(\\w*)"[^>]*>)([^<]*)(?=</\\2>)`, 'g')
  return rewritten(html, element, ([, open = '', , name = '', inner = '']) => open + say(name, inner))
}

/** Writes anew what stands in the element of this tag with an empty mark `data-<mark>=""`; no other of its tag is in it. */
export function refilled(
  html: string,
  [tag, mark]: [string, string],
  fill: (inner: string) => string,
): string {
  const element = new RegExp(`(<${tag} data-${mark}=""[^>]*>)(.*?)(?=</${tag}>)`, 'gs')
  return rewritten(html, element, ([, open = '', inner = '']) => open + fill(inner))
}

/** The first of some like elements, once for each thing there is. */
export function dealt<Thing>(
  inner: string,
  tag: string,
  [things, fill]: [Thing[], (item: string, thing: Thing) => string],
): string {
  const form = new RegExp(`<${tag}[^>]*>.*?</${tag}>`, 's').exec(inner)?.[0] ?? ''
  return things.map((thing) => fill(form, thing)).join('')
}

/** A link of another address and with other words. */
export function linked(item: string, { href, text }: { href: string; text: string }): string {
  return item
    .replace(/href="[^"]*"/, () => `href="${escaped(href)}"`)
    .replace(/>[^<]+</, () => `>${escaped(text)}<`)
}
