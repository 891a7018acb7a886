import { connect, createServer, type Socket } from 'node:net'

/** A cable to a server that can be cut so that neither end hears of it. */
export interface Relay {
  port: number
  /** On the lines of now nothing passes any more, and nothing closes; new ones are good. */
  dropLines(): void
  /** The same of what comes back: what is sent still arrives. */
  dropAnswers(): void
  /** New lines are taken, too, and nothing passes on them either; with the function that it gives back later ones do. */
  fallSilent(): () => void
  close(): void
}

interface Line {
  near: Socket
  far: Socket
  isDropped: boolean
  isDeaf: boolean
}

export async function relayTo(port: number): Promise<Relay> {
  const lines = new Set<Line>()
  let isSilent = false
  const server = createServer((near) => {
    const line = { near, far: connect(port, '127.0.0.1'), isDropped: isSilent, isDeaf: false }
    lines.add(line)
    join(line)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const dropLines = () => {
    for (const line of lines) line.isDropped = true
  }
  return {
    port: (server.address() as { port: number }).port,
    dropLines,
    dropAnswers() {
      for (const line of lines) line.isDeaf = true
    },
    fallSilent() {
      isSilent = true
      dropLines()
      return () => {
        isSilent = false
      }
    },
    close() {
      for (const { near, far } of lines) for (const socket of [near, far]) socket.destroy()
      server.close()
    },
  }
}

function join(line: Line): void {
  for (const [from, to] of [
    [line.near, line.far],
    [line.far, line.near],
  ] as const) {
    from.on('data', (bytes) => line.isDropped || (line.isDeaf && to === line.near) || to.write(bytes))
    from.on('close', () => line.isDropped || to.destroy())
    from.on('error', () => from.destroy())
  }
}
