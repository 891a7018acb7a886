/**
 * Weighs every built page and screen in kB, compressed with gzip, and fails where one passes its budget: public pages by
 * what their HTML asks for, fonts by the letters that stand in it; the screens of the app by the build's manifest,
 * which tells their files as well.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { client, filesOf, type Manifest, type Part, readManifest, sizeOf } from './built-files.ts'

type Weights = { js: number; css: number; fonts: number; total: number }

const front: Weights = { js: 115, css: 8, fonts: 40, total: 80 }
/** Pages with a form or a player are the app's own screens, and stand here first. */
const live: Weights = { js: 174, css: 20, fonts: 40, total: 230 }
const behind: Weights = { js: 115, css: 22, fonts: 40, total: 80 }
const budgets: Record<string, Weights> = { '/': front }
const cutForPages = ['Boli Words', 'Boli Rupee']
/** The studio is for the academy's own people, at their desks: forms for everything, and the student's screens as preview. */
const screenBudgets = { student: { js: 176, files: 20 }, studio: { js: 241, files: 28 } }
/** Where exercises are answered. */
const exercises = { js: 166, files: 14 }
const withExercises = ['practice/PracticeScreen', 'review/ReviewScreen', 'trial/TrialPracticeScreen']

const faces = readFaces()
const failures = [...pageFailures(), ...screenFailures(readManifest())]
for (const failure of failures) console.error(failure)
process.exitCode = failures.length === 0 ? 0 : 1

function pageFailures(): string[] {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .flatMap((file) => {
      const html = readFileSync(join(client, file), 'utf8')
      const path = `/${file.replace(/\/?index\.html$/, '')}`
      const weights = weigh(html)
      const budget = budgets[path] ?? (weights.js > 0 ? live : behind)
      const told = (Object.keys(budget) as (keyof Weights)[]).map(
        (part) => `${part} ${weights[part].toFixed(1)}`,
      )
      console.log(`${path.padEnd(20)} ${told.join('  ')} kB`)
      return over(path, weights, budget)
    })
}

function over<Part extends string>(
  path: string,
  weights: Record<Part, number>,
  budget: Record<Part, number>,
): string[] {
  return (Object.keys(budget) as Part[])
    .filter((part) => weights[part] > budget[part])
    .map((part) => `${path}: ${part} ${weights[part].toFixed(1)}, and the budget is ${budget[part]}.`)
}

function weigh(html: string): Weights {
  // What stands in data-… is fetched when somebody asks for it, or by students alone.
  const asked = html.replace(/ data-[\w-]+="[^"]*"/g, '')
  const files = new Set(asked.match(/\/assets\/[\w.-]+\.(?:js|css)/g))
  const [js, css] = [sizeOf(files, '.js') / 1000, sizeOf(files, '.css') / 1000]
  const fonts = fontsOf(html)
  return { js, css, fonts, total: js + css + fonts + gzipSync(html).length / 1000 }
}

/** The faces that the letters of a page call for. The few Hindi words of public pages have small faces of their own. */
function fontsOf(html: string): number {
  const text = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ')
  const letters = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))
  const cut = faces.filter(({ family }) => cutForPages.includes(family))
  const called = faces.filter((face) => {
    if (face.family === 'Boli Covers') return html.includes('font-cover')
    return [...letters].some(
      (letter) => face.has(letter) && (cut.includes(face) || !cut.some(({ has }) => has(letter))),
    )
  })
  return called.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
}

function readFaces() {
  const sheet = readFileSync('src/web/fonts.css', 'utf8')
  return Array.from(sheet.matchAll(/@font-face \{(.*?)\n\}/gs), ([, rule = '']) => {
    const family = /font-family: "([^"]+)"/.exec(rule)?.[1] ?? ''
    const file = /url\("\.\/(fonts\/[^"?]+)/.exec(rule)?.[1]
    const spans = Array.from(
      rule.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g),
      ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
    )
    const has = (letter: number) => spans.some(([from = 0, to = 0]) => letter >= from && letter <= to)
    return { family, has, kilobytes: file ? statSync(join('src/web', file)).size / 1000 : 0 }
  })
}

function screenFailures(manifest: Manifest): string[] {
  const screens = Object.values(manifest.routes).filter(({ id }) => id.endsWith('Screen'))
  return screens.flatMap((screen) => {
    const files = filesOf(screen, manifest)
    const weights = { js: sizeOf(files, '.js') / 1000, files: files.size }
    return over(screen.id, weights, budgetOf(screen))
  })
}

function budgetOf({ id }: Part) {
  if (withExercises.some((name) => id.endsWith(name))) return exercises
  return screenBudgets[id.includes('admin/') ? 'studio' : 'student']
}
