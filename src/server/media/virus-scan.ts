import { connect, type Socket } from 'node:net'
import { Refusal } from '../refusal.ts'

/** A scanner that says nothing for so long is one that is not there. */
const longestSilence = 60_000

/**
 * Has clamd look at what somebody sent, where a setting says where it listens (`host:port`, or the path of its socket).
 * What it names is refused; what it could not look at waits until it can.
 */
export async function refuseVirus(clamd: string | undefined, bytes: AsyncIterable<Buffer>): Promise<void> {
  if (clamd === undefined) return
  const answer = await answerOf(clamd, bytes).catch(() => '')
  if (/\bFOUND\b/.test(answer)) {
    throw new Refusal(422, 'Our scanner takes this file for a virus. Please choose another one.')
  }
  if (/size limit/i.test(answer)) throw new Refusal(413, 'This file is larger than our scanner takes.')
  if (!/\bOK\b/.test(answer)) {
    throw new Refusal(503, 'This file cannot be scanned just now. Please try again in a moment.', {
      retryAfter: 30,
    })
  }
}

/** clamd's INSTREAM: pieces with their length before them, and an empty one at the end. */
async function answerOf(clamd: string, bytes: AsyncIterable<Buffer>): Promise<string> {
  const socket = socketOf(clamd)
  socket.setTimeout(longestSilence, () => socket.destroy(new Error('silent')))
  const answer = textOf(socket)
  // Told beside what is sent: a scanner that has seen enough answers early, and hangs up.
  const sent = sendAll(socket, bytes).catch(() => undefined)
  return Promise.all([answer, sent]).then(([text]) => text)
}

function socketOf(clamd: string): Socket {
  const [, host, port] = /^([^/]+):(\d+)$/.exec(clamd) ?? []
  return port === undefined ? connect(clamd) : connect(Number(port), host)
}

async function sendAll(socket: Socket, bytes: AsyncIterable<Buffer>): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const piece of bytes) {
    if (!socket.writable) return
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    socket.write(length)
    if (!socket.write(piece))
      await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve))
  }
  socket.write(Buffer.alloc(4))
}

async function textOf(socket: Socket): Promise<string> {
  let text = ''
  for await (const piece of socket) text += piece
  return text
}
