import { readFileSync } from 'node:fs'

/** Modules of the router, each with what stands instead of some of its names. */
const instead: Record<string, string> = {
  // Nobody watches its steps.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => {}
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router`,
  // It knows all screens from the start.
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => {}
    export const useFogOFWarDiscovery = () => {}`,
  // No link fetches a screen ahead.
  'dom/ssr/links.js': `
    export const getKeyedPrefetchLinks = async () => []
    export const getNewMatchesForLinks = () => []`,
  // Where a screen's file is gone with its version, its own loads the page anew for ever: from a page that was kept, or
  // between two servers of different versions, that helps as little the next time. Once in a version, then it says so;
  // and only a page that goes has been loaded anew: whoever is asked whether to leave what they wrote may stay.
  'dom/ssr/routeModules.js': `
    const key = 'loaded-anew'
    const loadAnew = (error) => {
      const { version } = window.__reactRouterManifest
      const before = sessionStorage.getItem(key)?.split(' ') ?? []
      if (before.includes(version)) throw error
      addEventListener('pagehide', () => sessionStorage.setItem(key, [...before, version].join(' ')), { once: true })
      location.reload()
      return new Promise(() => {})
    }
    export const loadRouteModule = async (route, known) =>
      (known[route.id] ??= await import(/* @vite-ignore */ route.module).catch(loadAnew))`,
  // What a screen loads, it loads in the browser.
  'dom/ssr/single-fetch.js': `
    const askServer = () => { throw new Error('No screen has data of a server.') }
    const load = async ({ matches }) => {
      const loading = matches.filter((match) => match.shouldCallHandler())
      const loaded = loading.map(async (match) => [match.route.id, await match.resolve((load) => load(askServer))])
      return Object.fromEntries(await Promise.all(loaded))
    }
    export const getTurboStreamSingleFetchDataStrategy = () => (given) => given.runClientMiddleware(load)
    export const decodeViaTurboStream = async () => ({ value: { loaderData: {}, actionData: null, errors: null } })`,
}
const library = /\/react-router\/dist\/production\/lib\/([\w/-]+\.js)(\?whole)?$/

const missing = new Set(Object.keys(instead))

/** The router's half that speaks with a server of its own (4 kB), of which there is none, stays out of the pages. */
export const routerWithoutServer = {
  name: 'router-without-server',
  enforce: 'pre',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  load(id: string) {
    const [, file = '', whole] = library.exec(id) ?? []
    if (whole) return readFileSync(id.replace('?whole', ''), 'utf8')
    const code = instead[file]
    if (!code) return null
    missing.delete(file)
    // What is named here goes before what comes from there.
    return `export * from ${JSON.stringify(`${id}?whole`)}\n${code}`
  },
  generateBundle() {
    if (missing.size > 0) throw new Error(`The router has no modules ${[...missing].join()} any more.`)
  },
} as const
