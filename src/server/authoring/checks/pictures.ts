import { createRequire } from 'node:module'
import type { Pictures } from './check-words.ts'

let names: Set<string> | undefined

/** The pictures that can be drawn and shipped. */
export const drawnPictures: Pictures = {
  has: isPicture,
  lacking: (name) => `neither fluent-emoji-flat nor noto has “${name}”`,
}

/** The icon sets are read once, and only where it is asked. */
function isPicture(name: string): boolean {
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
