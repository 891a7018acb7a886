import { createRequire } from 'node:module'

let names: Set<string> | undefined

/** Whether a picture of that name can be drawn: the icon sets are read once, and only where it is asked. */
export function isPicture(name: string): boolean {
  names ??= new Set(['fluent-emoji-flat', 'noto'].flatMap(iconNames))
  return names.has(name)
}

function iconNames(set: string): string[] {
  const { icons, aliases = {} } = createRequire(import.meta.url)(`@iconify-json/${set}/icons.json`) as {
    icons: object
    aliases?: object
  }
  return [...Object.keys(icons), ...Object.keys(aliases)]
}
