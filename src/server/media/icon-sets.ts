import { createRequire } from 'node:module'

interface IconSet {
  width?: number
  height?: number
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
}

let sets: IconSet[] | undefined

/** The sets that pictures are drawn from: read once, and only where it is asked. None where they are not installed. */
function iconSets(): IconSet[] {
  sets ??= ['fluent-emoji-flat', 'noto'].flatMap((name) => {
    try {
      return [createRequire(import.meta.url)(`@iconify-json/${name}/icons.json`) as IconSet]
    } catch {
      return []
    }
  })
  return sets
}

export function isDrawable(name: string): boolean {
  return iconSets().some(
    ({ icons, aliases = {} }) => Object.hasOwn(icons, name) || Object.hasOwn(aliases, name),
  )
}

/** The names of all pictures that can be drawn, sorted. */
export function drawableNames(): string[] {
  const names = iconSets().flatMap(({ icons, aliases = {} }) => [
    ...Object.keys(icons),
    ...Object.keys(aliases),
  ])
  return [...new Set(names)].sort()
}

/** A picture as SVG. */
export function drawing(name: string): string | undefined {
  for (const set of iconSets()) {
    const icon = set.icons[set.aliases?.[name]?.parent ?? name]
    if (!icon) continue
    const size = `0 0 ${icon.width ?? set.width ?? 16} ${icon.height ?? set.height ?? 16}`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${withOwnIds(icon.body, name)}</svg>\n`
  }
  return undefined
}

/** Two drawings on one page must not share a gradient's id. */
function withOwnIds(body: string, name: string): string {
  const ids = [...new Set([...body.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id))]
  return ids.reduce(
    (text, id, at) =>
      text
        .replaceAll(`id="${id}"`, `id="${name}-${at}"`)
        .replaceAll(`url(#${id})`, `url(#${name}-${at})`)
        .replaceAll(`href="#${id}"`, `href="#${name}-${at}"`),
    body,
  )
}
