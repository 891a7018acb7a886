import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long an ending server waits for its visitors, in milliseconds. */
export interface Patience {
  /** For the head of a request: browsers open lines ahead, on which nothing may ever come. */
  silent: number
  /** For who sends or takes slowly. They go on with the next server: a film by its range, an upload by its part. */
  slow: number
}

type Exchange = [request: IncomingMessage, response: ServerResponse]

/**
 * Node waits for every line on which no answer was ever given, and for every body. One of them would keep the server from
 * ending what is its own. What is being worked out is left alone. To be called after whatever waits before the end.
 */
export function endLines(app: FastifyInstance, patience: Patience = { silent: 1000, slow: 5000 }): void {
  const lines = new Map<Socket, Exchange | null>()
  app.server.on('connection', (line: Socket) => {
    lines.set(line, null)
    line.once('close', () => lines.delete(line))
  })
  app.server.on('request', (...exchange: Exchange) => {
    const [{ socket }, response] = exchange
    lines.set(socket, exchange)
    response.once('close', () => lines.has(socket) && lines.set(socket, null))
  })
  const cut = (isOver: (exchange: Exchange | null) => boolean) => {
    for (const [line, exchange] of lines) if (isOver(exchange)) line.destroy()
  }
  app.addHook('preClose', async () => {
    setTimeout(cut, patience.silent, (exchange: Exchange | null) => exchange === null).unref()
    setTimeout(cut, patience.slow, waitsForVisitor).unref()
  })
}

function waitsForVisitor(exchange: Exchange | null): boolean {
  if (exchange === null) return true
  const [request, response] = exchange
  return !request.complete || response.headersSent
}
