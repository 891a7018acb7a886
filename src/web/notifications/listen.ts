import type { z } from 'zod'
import type { StreamedCount, StreamedNotification } from '#calls/notifications.ts'
import { cookieSettled, refresh } from '../fresh-token.ts'
import { readKey } from '../session-storage.ts'
import { isAwake, pause, quietPage } from './quiet-page.ts'
import { eventsIn, type ServerEvent, waitBefore } from './stream-events.ts'

export interface Hearing {
  onCount(count: z.infer<typeof StreamedCount>): void
  onNotification(notification: z.infer<typeof StreamedNotification>): void
}

/** The server says something every twenty seconds; a line that is silent for longer is dead. */
const longestSilence = 65_000

/** Hears of what is new while the page is open, over one stream; gives back what ends it. */
export function listen(hearing: Hearing): () => void {
  const stop = new AbortController()
  void keepListening(hearing, stop.signal)
  return () => stop.abort()
}

async function keepListening(hearing: Hearing, signal: AbortSignal): Promise<void> {
  const place = { lastEventId: '' }
  let failures = 0
  while (!signal.aborted) {
    await quietPage(signal)
    const outcome = signal.aborted ? 'signed out' : await listenOnce(hearing, place, signal)
    if (outcome === 'signed out') return
    failures = outcome === 'heard' ? 0 : failures + 1
    await pause(waitBefore(failures, Math.random()), signal)
  }
}

type Outcome = 'heard' | 'failed' | 'signed out'

async function listenOnce(
  hearing: Hearing,
  place: { lastEventId: string },
  signal: AbortSignal,
): Promise<Outcome> {
  const line = openLine(signal)
  try {
    const response = await ask(place.lastEventId, line.signal)
    // A busy server gave no token: the session may well live on.
    if (response === null) return readKey('id') === null ? 'signed out' : 'failed'
    if (!response.ok || !response.body) return 'failed'
    let text = ''
    for await (const piece of piecesOf(response.body)) {
      line.isAlive()
      const { events, rest } = eventsIn(text + piece)
      text = rest
      for (const event of events) {
        place.lastEventId = event.id
        tell(hearing, event)
      }
    }
    return 'heard'
  } catch {
    return line.signal.aborted ? 'heard' : 'failed'
  } finally {
    line.close()
  }
}

/** Null where there is no token to be had. */
async function ask(lastEventId: string, signal: AbortSignal): Promise<Response | null> {
  await cookieSettled()
  // A tab that was opened without a connection has none yet.
  const token = readKey('token') ?? (await renewed(null))
  if (token === null) return null
  const response = await send(token, lastEventId, signal)
  if (response.status !== 401) return response
  await response.body?.cancel()
  const fresh = await renewed(token)
  return fresh === null ? null : send(fresh, lastEventId, signal)
}

const renewed = async (stale: string | null) => ((await refresh(stale)) ? readKey('token') : null)

function send(token: string, lastEventId: string, signal: AbortSignal): Promise<Response> {
  const headers = new Headers({ authorization: `Bearer ${token}`, accept: 'text/event-stream' })
  if (lastEventId !== '') headers.set('last-event-id', lastEventId)
  return fetch('/api/notificationStream', { headers, signal, cache: 'no-store' })
}

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}

/** Taken as it comes, like any reply of the server. */
function tell(hearing: Hearing, { name, data }: ServerEvent): void {
  if (name === 'count') hearing.onCount(JSON.parse(data))
  if (name === 'notification') hearing.onNotification(JSON.parse(data))
}

/** Let go of when nobody looks, when the connection goes, and when nothing was heard for too long. */
function openLine(stop: AbortSignal) {
  const controller = new AbortController()
  const end = () => controller.abort()
  const endIfAsleep = () => !isAwake() && end()
  let silence = setTimeout(end, longestSilence)
  stop.addEventListener('abort', end)
  document.addEventListener('visibilitychange', endIfAsleep)
  window.addEventListener('offline', end)
  return {
    signal: controller.signal,
    isAlive() {
      clearTimeout(silence)
      silence = setTimeout(end, longestSilence)
    },
    close() {
      clearTimeout(silence)
      stop.removeEventListener('abort', end)
      document.removeEventListener('visibilitychange', endIfAsleep)
      window.removeEventListener('offline', end)
      end()
    },
  }
}
