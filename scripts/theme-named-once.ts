import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const theme = readFileSync(join(import.meta.dirname, '../src/web/theme.css'), 'utf8')
const [, written = ''] = /@theme static \{(.*?)\n\}/s.exec(theme) ?? []
const named = new Set(Array.from(written.matchAll(/^ *(--[\w-]+):/gm), ([, name]) => name))
/** With parentheses in what stands for it, two deep. */
const withFallback = /var\((--[\w-]+),(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/**
 * A sheet that refers to the theme repeats each of its values where it is used, for a page without that theme. Every
 * page has it: what theme.css names is named there alone (0.6 kB of a student's sheets).
 */
export const themeNamedOnce = {
  name: 'theme-named-once',
  transform: {
    filter: { id: /\.css$/ },
    handler: (sheet: string) =>
      sheet.replaceAll(withFallback, (whole, name: string) => (named.has(name) ? `var(${name})` : whole)),
  },
} as const
