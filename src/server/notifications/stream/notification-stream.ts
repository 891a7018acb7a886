import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../accounts/sessions/caller-store.ts'
import { identify, signInFirst } from '../../admission.ts'
import { everySecond } from '../../every-second.ts'
import { Refusal } from '../../refusal.ts'
import { gauge } from '../../watching/meters.ts'
import { bellCountsOf } from '../bell-counts.ts'
import { newerNotification } from '../notification-shown.ts'
import { type NotificationRow, notificationsSince } from '../notification-store.ts'
import { type OpenStream, openHub, type StreamEvent } from './stream-hub.ts'
import { justPublished, lastNumber } from './stream-store.ts'

/** Shorter than the patience of proxies; at each the session is asked for anew. */
const heartbeat = 20_000
/** Who takes nothing off the line is gone. */
const mostWaiting = 256 * 1024

/**
 * Server-sent events: what is new arrives while a page is open. Read with the bearer in its header, never in the address.
 * It ends with the session, and within the life of the bearer; the client comes back with `Last-Event-ID`.
 */
export function registerNotificationStream(app: FastifyInstance): void {
  const { sql } = app.deps
  const hub = openHub()
  app.meters.push(gauge({ name: 'boli_streams', help: 'Streams of notifications that are open.' }, hub.count))
  everySecond(app, { name: 'Looking for notifications', round: () => hub.look(sql) })
  // Before the server waits for its connections to end.
  app.addHook('preClose', async () => hub.endAll())

  app.get('/api/notificationStream', async (request, reply) => {
    const caller = await identify(request)
    if (!caller) throw signInFirst()
    // Of whoever hung up meanwhile no end would be heard.
    if (reply.raw.destroyed) return reply.send()
    const stream = writerFor(request, reply, caller)
    if (!hub.join(stream)) throw new Refusal(429, 'Too many pages are open at once.', { retryAfter: 60 })
    const beat = setInterval(() => stillThere(request, stream), heartbeat)
    reply.raw.on('close', () => {
      clearInterval(beat)
      hub.leave(stream)
    })
    open(reply)
    await catchUp(request, stream).catch(() => stream.end())
  })
}

function open(reply: FastifyReply): void {
  const { raw } = reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  // Without chunks its end is the end of the connection, also where the process dies: no browser calls that an error.
  raw.useChunkedEncodingByDefault = false
  raw.shouldKeepAlive = false
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
}

/** What comes while it is still catching up waits, and is not told again if it was among that. */
function writerFor(request: FastifyRequest, { raw }: FastifyReply, { student, session }: Caller): Writer {
  let waiting: StreamEvent[] | null = []
  const heard = new Set<string>()
  const write = ({ name, id, data }: StreamEvent) => {
    if (raw.destroyed) return
    raw.write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    if (raw.writableLength > mostWaiting) request.socket.destroy()
  }
  const say = (event: StreamEvent) => {
    if (waiting) waiting.push(event)
    else if (event.data.id === undefined || !heard.has(event.data.id)) write(event)
  }
  return {
    studentId: student.id,
    sessionId: session.id,
    say,
    beat: () => void raw.write(': still here\n\n'),
    end: () => raw.end(),
    begin({ events, known }) {
      for (const event of events) write(event)
      for (const id of known) heard.add(id)
      const late = waiting ?? []
      waiting = null
      for (const event of late) say(event)
    },
  }
}

interface Writer extends OpenStream {
  begin(start: { events: StreamEvent[]; known: string[] }): void
}

/** What was missed, then how it stands, all at one moment: nobody depends on having heard each one. */
async function catchUp(request: FastifyRequest, stream: Writer): Promise<void> {
  const { studentId } = stream
  const lastEventId = Number(request.headers['last-event-id'] ?? Number.NaN)
  const start = await request.server.deps.sql.begin(
    'isolation level repeatable read read only',
    async (tx) => {
      const id = await lastNumber(tx)
      const known = await justPublished(tx)
      const missed = Number.isSafeInteger(lastEventId)
        ? await notificationsSince(tx, studentId, lastEventId)
        : []
      const data = await bellCountsOf(tx, studentId)
      return { events: [...missed.map(missedEvent), { name: 'count' as const, id, data }], known }
    },
  )
  stream.begin(start)
}

function missedEvent(row: NotificationRow): StreamEvent {
  const { isReaded: _, message: __, ...data } = newerNotification(row)
  return { name: 'notification', id: row.number, data }
}

async function stillThere(request: FastifyRequest, stream: OpenStream): Promise<void> {
  const caller = await identify(request).catch(() => null)
  if (!caller) stream.end()
  else stream.beat()
}
