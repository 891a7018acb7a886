import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawing } from '#server/media/icon-sets.ts'

/** Writes the icons that the curriculum names to public/pictures, and takes out those it names no more. */
const root = new URL('..', import.meta.url).pathname
const folder = join(root, 'public/pictures')
function picturesNamed(): string[] {
  const files = globSync('curriculum/**/*.yaml', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const names = files.flatMap((text) =>
    [...text.matchAll(/\bpicture: *['"]?([a-z0-9-]+)/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].sort()
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
