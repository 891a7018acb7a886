const calm = 2000

/**
 * Resolves once the page is seen, connected, and has fetched nothing for two seconds: a browser has few connections, and
 * the page's own data goes first.
 */
export async function quietPage(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !isAwake()) await change(signal)
  if (signal.aborted) return
  await new Promise<void>((resolve) => {
    let timer = setTimeout(done, calm)
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, calm)
    })
    observer.observe({ type: 'resource' })
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      observer.disconnect()
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}

/** A tab that nobody looks at holds no connection: it asks again when it is looked at. */
export const isAwake = () => document.visibilityState === 'visible' && navigator.onLine

/** The next time that anything of it may have changed. */
function change(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settled = new AbortController()
    const done = () => {
      settled.abort()
      resolve()
    }
    const once = { signal: settled.signal }
    document.addEventListener('visibilitychange', done, once)
    window.addEventListener('online', done, once)
    signal.addEventListener('abort', done, once)
  })
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
