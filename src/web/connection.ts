/** A line on which nobody answers for so long is none. */
export const patience = 6000
/** What is sent may take its time on a slow one, and is then given up; it can be sent again. */
export const longestSending = 30_000
/**
 * What is read is given up as late: the browser itself would wait for minutes. A lesson whose films were never spoken
 * may wait for two voices, half a minute each.
 */
export const longestReading = 75_000
/** So long nothing more comes of a reply that has begun: it comes no more. */
export const longestQuiet = 30_000
const askAgain = 5000

/** Whether the academy answered when it was last asked: a telephone may be connected to a line that leads nowhere. */
let isAnswered = true
let isAsking = false
const listeners = new Set<() => void>()

/** As the browser has it, and as the academy's answers show. */
export const isConnected = (): boolean => navigator.onLine && isAnswered

/** Calls back whenever that may have changed; what it returns ends it. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Somebody answered, whatever they said. */
export const noteAnswer = (): void => settle(true)

/**
 * Nobody answered a call, or nobody has for a while. One alone may have been cut off: so the academy is asked for a
 * sign of life, and again every few seconds until there is one.
 */
export async function noteSilence(): Promise<void> {
  if (isAsking || !isWorthAsking()) return
  isAsking = true
  while (!(isWorthAsking() && (await isAlive())))
    await new Promise((resolve) => setTimeout(resolve, askAgain))
  isAsking = false
}

/** Where the browser knows of no line, it tells when there is one; and who does not look is told nothing. */
const isWorthAsking = () => navigator.onLine && document.visibilityState === 'visible'

async function isAlive(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience)
  await fetch('/api/health', { cache: 'no-store', signal }).then(noteAnswer, () => settle(false))
  return isAnswered
}

function settle(answered: boolean): void {
  if (answered === isAnswered) return
  isAnswered = answered
  for (const listener of listeners) listener()
}
