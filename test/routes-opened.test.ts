import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import routes from '#web/routes.ts'

interface Route {
  file: string
  path?: string
  index?: boolean
  children?: Route[]
}

interface Screen {
  file: string
  /** `/lesson/:id`: any part stands for `:id`, and one with `?` may be missing. */
  address: string
}

function screensIn(tree: Route[], above = ''): Screen[] {
  return tree.flatMap(({ file, path, index, children }) => {
    const address = path === undefined ? above : `${above}/${path}`
    const isScreen = index || (path !== undefined && !children)
    return [...(isScreen ? [{ file, address }] : []), ...screensIn(children ?? [], address)]
  })
}

function patternOf(address: string): RegExp {
  const parts = address.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^/?${parts.replace(/^\//, '').replace(/\*$/, '.+')}/?$`)
}

/** The addresses that browser tests with axe write, whatever is filled into them. */
function opened(): string[] {
  const folder = join(import.meta.dirname, 'browser')
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const withAxe = texts.filter((text) => text.includes('await isAccessible(page'))
  const written = withAxe.flatMap((text) =>
    Array.from(text.matchAll(/['"`]([^'"`\s]+)['"`]/g), ([, path = '']) => path),
  )
  return written.map((path) =>
    path
      .replace(/^\$\{[\w.]*url\}/, '')
      .replace(/[?#].*$/, '')
      .replace(/\$\{[^}]*\}/g, 'x'),
  )
}

/** Its address has several parts that are filled in at once (payments.spec.ts). */
const otherwise = ['payments/PaypalScreen.tsx']

test('every screen is opened, by one of its addresses, in a browser test that runs axe', () => {
  const all = screensIn(routes as Route[])
  const paths = opened()
  const isOpened = ({ address }: Screen) => paths.some((path) => patternOf(address).test(path))
  const seen = new Set([...all.filter(isOpened).map(({ file }) => file), ...otherwise])
  expect([...new Set(all.map(({ file }) => file))].filter((file) => !seen.has(file))).toEqual([])
})
