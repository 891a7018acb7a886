import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Writes the icons that the curriculum names to public/pictures, and takes out those it names no more. */
type IconSet = {
  width?: number
  height?: number
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
}

const root = new URL('..', import.meta.url).pathname
const folder = join(root, 'public/pictures')
const sets = ['fluent-emoji-flat', 'noto'].map(
  (name) => createRequire(import.meta.url)(`@iconify-json/${name}/icons.json`) as IconSet,
)

function picturesNamed(): string[] {
  const files = globSync('curriculum/**/*.yaml', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const names = files.flatMap((text) =>
    [...text.matchAll(/\bpicture: *['"]?([a-z0-9-]+)/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].sort()
}

function drawing(name: string): string | undefined {
  for (const set of sets) {
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

const drawn = picturesNamed().map((name) => ({ name, svg: drawing(name) }))
const missing = drawn.filter(({ svg }) => !svg).map(({ name }) => name)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const { name, svg } of drawn) if (svg) writeFileSync(join(folder, `${name}.svg`), svg)

console.log(`${drawn.length - missing.length} pictures in public/pictures`)
if (missing.length > 0) {
  console.error(`No icon set draws: ${missing.join(', ')}`)
  process.exitCode = 1
}
