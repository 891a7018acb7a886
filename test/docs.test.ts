import { readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '../src/server/config.ts'

const root = join(import.meta.dirname, '..')
const rooms = ['src', 'test', 'scripts', 'docs', 'migrations', 'deploy', 'public', '.ci']
const atTheRoot = readdirSync(root).filter((name) => name.includes('.') || /^[A-Z]/.test(name))
const files = [
  ...rooms,
  ...atTheRoot,
  ...rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  ),
]
const pages = ['README.md', ...files.filter((file) => /^docs\/[\w-]+\.md$/.test(file))]
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isOfProject = /^(?:src|test|scripts|docs|migrations|deploy|public)\/|\.(?:tsx?|css|mjs|sql|yaml)$/

/** What a page puts between back-ticks, blocks of several lines aside. */
const quoted = (page: string) =>
  Array.from(
    read(page)
      .replace(/```.*?```/gs, '')
      .matchAll(/`([^`\n]+)`/g),
    ([, words = '']) => words,
  )

/** `a/{b,c}.ts` is two. */
function each(path: string): string[] {
  const [whole, inside = ''] = /\{([^}]+)\}/.exec(path) ?? []
  return whole ? inside.split(',').flatMap((one) => each(path.replace(whole, one))) : [path]
}

test.each(pages)('%s names no file or folder that is not there', (page) => {
  const named = quoted(page).filter((words) => isOfProject.test(words) && !/[ …<$]/.test(words))
  const missing = named.flatMap(each).filter((path) => {
    const below = path.replace(/\/$/, '')
    return !files.some((file) => matchesGlob(file, below) || matchesGlob(file, `**/${below}`))
  })
  expect(missing).toEqual([])
})

test('every command in the docs is one of package.json, and every proof and benchmark has its name', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const proofs = files.filter((file) => file.startsWith('scripts/proof/')).map(read)
  const known: Record<string, (name: string) => boolean> = {
    proof: (name) => proofs.some((text) => text.includes(`name: '${name}'`)),
    bench: (name) => new RegExp(`^ {2}${name}:`, 'm').test(read('scripts/bench.ts')),
  }
  const wrong = pages.flatMap(quoted).filter((words) => {
    const [, script = '', name = ''] = /^npm run (?:-s )?(\w+)(?: -- (\w[\w-]*))?/.exec(words) ?? []
    return script !== '' && !(script in scripts && (name === '' || (known[script]?.(name) ?? true)))
  })
  expect(wrong).toEqual([])
})

const inWords = (words = '') => Array.from(words.matchAll(/`([A-Z][A-Z0-9_]+)`/g), ([, name = '']) => name)

test('the table of settings has every setting, and none that there is not', () => {
  const [, table = ''] = read('docs/operations.md').split('\n## Settings')
  const told = Array.from(table.split('\n## ')[0]?.matchAll(/^\| (`[^|]+) \|/gm) ?? [], ([, cell]) => cell)
  expect(told.flatMap(inWords).toSorted()).toEqual(settingNames.toSorted())
})

test('what is backed up, the secret among it, is written for its owner alone', () => {
  const blocks = read('docs/operations.md').matchAll(/^```sh\n# back up, (\w+)\n(.+)$/gm)
  expect(Array.from(blocks, ([, of, first]) => [of, first])).toEqual([
    ['postgresql', 'umask 077'],
    ['compose', 'umask 077'],
    ['embedded', 'umask 077'],
  ])
})

test('compose.yaml hands every setting on to the servers', () => {
  // What it says itself, or the image.
  const own = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'TRUST_PROXY', 'CURRICULUM_DIR']
  const handed = Array.from(
    read('compose.yaml').matchAll(/^ {4}([A-Z0-9_]+): \$\{\1[:?]/gm),
    ([, name = '']) => name,
  )
  expect(handed.toSorted()).toEqual(settingNames.filter((name) => !own.includes(name)).toSorted())
})

test('the table of docs/proof.md has a line for every proof, and none that there is not', () => {
  const names = files
    .filter((file) => /^scripts\/proof\/[\w-]+\.ts$/.test(file))
    .flatMap((file) => /: Proof = \{\s+name: '([\w-]+)'/.exec(read(file))?.[1] ?? [])
  const told = Array.from(
    read('docs/proof.md').matchAll(/^\| `([\w-]+)` \| [^|]+ \| [^|]+ \|$/gm),
    ([, name]) => name,
  )
  expect(told.toSorted()).toEqual(names.toSorted())
})

test('in the lock what runs has its hash, and docs/security.md counts what is without one', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  const { '': _, ...installed } = packages as Record<
    string,
    Record<'integrity' | 'dev' | 'optional', unknown>
  >
  const without = Object.values(installed).filter(({ integrity }) => !integrity)
  expect(without.filter(({ dev, optional }) => !dev || !optional)).toEqual([])
  expect(read('docs/security.md')).toContain(`without one are ${without.length} parts of the build's tools`)
})
