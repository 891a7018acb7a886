import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

export interface Visit {
  requests: number
  /** Compressed, heads included, as they came over the line. */
  bytes: Record<'js' | 'css' | 'fonts' | 'other' | 'total', number>
  addresses: string[]
}

/** A visit, and what came besides once somebody pressed a key. */
export interface Visits {
  first: Visit
  begun: Visit
}

export interface Vitals {
  lcp: number
  cls: number
  /** The longest from a press to the next picture; 0 where nobody pressed. */
  inp: number
}

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** Nothing has begun or ended for so long: the page has all it wants. */
const quiet = 1200
const longestVisit = 45_000

export interface Conditions {
  network?: 'slow 4G'
  /** How many times slower the processor is. */
  slowdown?: number
  /** A key that does nothing is pressed at the end, for what waits until somebody begins. */
  isBegun?: boolean
}

/** A student's new tab of a browser that knows their session and nothing else. */
export async function newTab(browser: Browser, url: string, email: string): Promise<BrowserContext> {
  // What a service worker fetches ahead comes after the page, and would be counted with it.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const data = { email, password: 'namaste-boli' }
  const reply = await context.request.post(`${url}/api/newlogin`, { data, headers: { origin: url } })
  if (!reply.ok()) throw new Error(`${email} cannot sign in: ${reply.status()}`)
  await context.addInitScript(observe)
  return context
}

/** Opens an address, waits until nothing more comes, and tells what came. */
export async function visit(page: Page, address: string, conditions: Conditions = {}): Promise<Visits> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  if (conditions.network) await line.send('Network.emulateNetworkConditions', slow4g)
  if (conditions.slowdown) await line.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown })
  const heard = hear(line)
  await page.goto(address, { waitUntil: 'commit' })
  // On a busy machine the scripts alone can take longer than what counts as quiet.
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: longestVisit })
  await isQuiet(page, heard)
  const first = [...heard.requests.keys()]
  if (conditions.isBegun) {
    await page.keyboard.press('Shift')
    heard.lately = Date.now()
    await isQuiet(page, heard)
  }
  const came = (is: (id: string) => boolean) =>
    // What was fetched ahead and then asked for again came over the line once.
    visitOf([...heard.requests].flatMap(([id, one]) => (one.bytes > 0 && is(id) ? [one] : [])))
  return { first: came((id) => first.includes(id)), begun: came((id) => !first.includes(id)) }
}

async function isQuiet(page: Page, heard: { lately: number }): Promise<void> {
  const begun = Date.now()
  while (Date.now() - heard.lately < quiet && Date.now() - begun < longestVisit)
    await page.waitForTimeout(100)
}

interface Heard {
  address: string
  type: string
  bytes: number
}

function hear(line: CDPSession) {
  const heard = { lately: Date.now(), requests: new Map<string, Heard>() }
  line.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return
    heard.lately = Date.now()
    heard.requests.set(requestId, { address: new URL(request.url).pathname, type: type ?? '', bytes: 0 })
  })
  // The stream of news never ends, so bytes are added up as they come.
  line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    heard.lately = Date.now()
    const one = heard.requests.get(requestId)
    if (one) one.bytes += encodedDataLength
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    heard.lately = Date.now()
    const one = heard.requests.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  return heard
}

function visitOf(requests: Heard[]): Visit {
  const sum = (is: (one: Heard) => boolean) =>
    requests.filter(is).reduce((total, { bytes }) => total + bytes, 0)
  const js = sum(({ type }) => type === 'Script')
  const css = sum(({ type }) => type === 'Stylesheet')
  const fonts = sum(({ type }) => type === 'Font')
  const total = sum(() => true)
  const bytes = { js, css, fonts, other: total - js - css - fonts, total }
  return { requests: requests.length, bytes, addresses: requests.map(({ address }) => address) }
}

/** What the browser itself saw of the page so far. */
export function vitalsOf(page: Page): Promise<Vitals> {
  return page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)
}

/** In the page, before anything else of it. */
function observe(): void {
  const vitals: Vitals = { lcp: 0, cls: 0, inp: 0 }
  Object.assign(globalThis, { vitals })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) vitals.cls += value
  })
  watch('event', (entry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
      vitals.inp = Math.max(vitals.inp, entry.duration)
  })
}
