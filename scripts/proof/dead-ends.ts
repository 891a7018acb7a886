import { createServer, type Server, type Socket } from 'node:net'

export interface DeadEnd {
  port: number
  close(): void
}

/** A port that takes every connection and never says a word. */
export async function silentPort(): Promise<DeadEnd> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  const port = await portOf(server)
  return {
    port,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** A port that nobody listens on. */
export async function deadPort(): Promise<DeadEnd> {
  const server = createServer()
  const port = await portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return { port, close() {} }
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
}
