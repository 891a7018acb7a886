import { connect, createServer, type Socket } from 'node:net'

/** A proxy before several servers: lines go to each in turn, and to the next where nobody listens. */
export async function proxyTo(ports: number[], at: number): Promise<{ close(): void }> {
  const sockets = new Set<Socket>()
  let turn = 0
  const keep = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const join = (near: Socket, [port = 0, ...others]: number[]) => {
    const far = keep(connect(port, '127.0.0.1'))
    const goOn = () => (others.length > 0 ? join(near, others) : near.destroy())
    far.once('error', goOn)
    far.once('connect', () => {
      far.off('error', goOn)
      far.once('close', () => near.destroy())
      near.once('close', () => far.destroy())
      near.pipe(far).pipe(near)
    })
  }
  const server = createServer((near) => {
    turn = (turn + 1) % ports.length
    join(keep(near), [...ports.slice(turn), ...ports.slice(0, turn)])
  })
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { close }
}
