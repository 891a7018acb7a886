import { readFileSync } from 'node:fs'
import { client, type Manifest } from './built-files.ts'

/** In which every signed-in screen stands. */
const layouts = ['layout/student/SignedIn', 'layout/student/StudentLayout']

/**
 * Writes into the page of the app what else are files of its own, each a way there and back for next to nothing: the
 * table of all screens, the first step of the app, and the root and the layouts, which only name what other files hold.
 * Gives the files that are written in, for none of them is asked for any more.
 */
export function withSmallFiles(html: string, manifest: Manifest): { page: string; written: string[] } {
  const moduleOf = (id: string) => manifest.routes[id]?.module ?? ''
  const [table, react] = [fileOf(html, 'manifest'), fileOf(html, 'react')]
  const [root, entry] = [moduleOf('root'), manifest.entry.module]
  const named = [table, root, entry]
  // The router preloads what its table names: let that be a file which is there anyhow.
  const routes = leanTable(named.reduce((text, file) => text.replaceAll(file, react), textOf(table)))
  const modules = Object.fromEntries(['root', ...layouts].map((id) => [id, moduleOf(id)]))
  const changes = [
    ...named.map((file) => [`<link rel="modulepreload" href="${file}"/>`, ''] as const),
    [`import "${table}";`, routes],
    [`import * as route0 from "${root}";`, passedOn(modules)],
    ['{"root":route0}', 'modules'],
    [`import("${entry}");`, textOf(entry)],
  ] as const
  const page = changes.reduce((before, [asked, text]) => {
    if (!before.includes(asked)) throw new Error(`The page of the app is not written as it was: ${asked}`)
    // By a function: a text may hold the signs that a replacement reads as its own.
    return before.replace(asked, () => text)
  }, withOneStart(html))
  return { page, written: [...named, ...Object.values(modules)] }
}

const controller = 'window.__reactRouterContext.streamController'
const streamed = /<!--\$--><script>([^<]+)<\/script><!--\$--><script>([^<]+)<\/script><!--\/\$--><!--\/\$-->/

/**
 * The router streams what its loaders give, which for the page of the app is nothing: each piece is a script whose hash
 * the policy names. All of it is said where the stream is made.
 */
function withOneStart(html: string): string {
  const [asked, ...pieces] = streamed.exec(html) ?? []
  const start = `${controller} = controller;`
  if (!asked || !html.includes(start)) throw new Error('The page of the app does not begin as it did.')
  const told = pieces.join('').replaceAll(controller, 'controller')
  return html.replace(asked, '').replace(start, () => told)
}

function fileOf(html: string, name: string): string {
  const [found] = html.match(new RegExp(`/assets/${name}-[\\w-]+\\.js`)) ?? []
  if (!found) throw new Error(`The page of the app asks for no file ${name}.`)
  return found
}

/** As it reads outside its folder. */
const textOf = (file: string): string =>
  readFileSync(client + file, 'utf8')
    .trim()
    .replaceAll('from"./', 'from"/assets/')

/**
 * The router reads what further files a screen imports only for links that fetch ahead, of which there are none (and for
 * the root, whose it writes into the page), and what is false as it reads what is not there. What can be worked out of the
 * rest is: every signed-in page carries the table.
 */
function leanTable(text: string): string {
  const [begin, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1]
  const { routes, ...rest } = JSON.parse(text.slice(begin, end)) as Manifest
  const sheets = [...new Set(Object.values(routes).map(({ css }) => JSON.stringify(css)))]
  const lean = Object.values(routes).map(({ id, hasDefaultExport, css, module, imports, ...route }) => {
    if (!hasDefaultExport || !screenFile.test(module))
      throw new Error(`A screen of another kind than all others: ${id}`)
    const said = Object.entries<unknown>(route).filter(([, value]) => value !== false)
    const known = { module: module.replace(screenFile, '$1'), css: sheets.indexOf(JSON.stringify(css)) }
    return [id, { ...Object.fromEntries(said), ...known, ...(id === 'root' && { imports }) }]
  })
  const table = { ...rest, routes: Object.fromEntries(lean) }
  return `${text.slice(0, begin)}(${wholeTable})(${JSON.stringify(table)},[${sheets}])${text.slice(end)}`
}

const screenFile = /^\/assets\/(.+)\.js$/

interface LeanTable {
  routes: Record<string, { module: string; css: number }>
}

/** Written into the page as it stands here, so it may use nothing around it. */
function wholeTable(table: LeanTable, sheets: string[][]): object {
  for (const [id, route] of Object.entries(table.routes)) {
    const module = `/assets/${route.module}.js`
    Object.assign(route, { id, hasDefaultExport: true, module, css: sheets[route.css] })
  }
  return table
}

/** The same modules, taken from the files that they pass on. */
function passedOn(modules: Record<string, string>): string {
  const files: string[] = []
  const objects = Object.entries(modules).map(([id, file]) => {
    const fields = fieldsOf(textOf(file)).map(({ outer, inner, from }) => {
      if (!files.includes(from)) files.push(from)
      return `${JSON.stringify(outer)}:file${files.indexOf(from)}.${inner}`
    })
    return `${JSON.stringify(id)}:{${fields.join()}}`
  })
  const imports = files.map((file, at) => `import * as file${at} from "${file}";`)
  return `${imports.join('')}const modules={${objects.join()}};`
}

interface Field {
  /** What it is called where it comes from, and where it is passed on. */
  inner: string
  outer: string
  from: string
}

const statement = /^(import|export)\{([^}]+)\}(?:from"([^"]+)")?$/

/** Of a file that holds nothing itself. */
function fieldsOf(text: string): Field[] {
  const taken = new Map<string, { inner: string; from: string }>()
  const passed: Field[] = []
  for (const line of text.split(';').filter(Boolean)) {
    const [, kind, names = '', from] = statement.exec(line) ?? []
    if (!kind) throw new Error(`A file that should only pass on names holds more: ${line.slice(0, 80)}`)
    for (const [inner = '', outer = inner] of names.split(',').map((pair) => pair.split(' as '))) {
      if (kind === 'import') taken.set(outer, { inner, from: from ?? '' })
      else passed.push({ outer, ...(from ? { inner, from } : (taken.get(inner) ?? { inner, from: '' })) })
    }
  }
  return passed
}
