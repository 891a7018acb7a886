import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { refuseVirus } from './virus-scan.ts'

let scanner: Server | undefined
afterEach(() => void scanner?.close())

/** Reads INSTREAM as clamd does, and says what it was told to say of all that came. */
async function clamd(say: (all: Buffer) => string, place: string | number = 0): Promise<string> {
  scanner = createServer((socket) => {
    let came = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (piece) => {
      came = Buffer.concat([came, piece])
      const all = streamIn(came)
      if (all) socket.end(say(all))
    })
  })
  await new Promise<void>((resolve) => scanner?.listen(place, resolve))
  const address = scanner.address()
  return typeof address === 'string' ? address : `127.0.0.1:${address?.port}`
}

function streamIn(came: Buffer): Buffer | undefined {
  if (came.toString('latin1', 0, 10) !== 'zINSTREAM\0') return undefined
  const pieces: Buffer[] = []
  for (let at = 10; at + 4 <= came.length; ) {
    const length = came.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(came.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

test('what the scanner finds clean passes, piece after piece', async () => {
  let seen = ''
  const at = await clamd((all) => {
    seen = String(all)
    return 'stream: OK\0'
  })
  await refuseVirus(at, pieces('namaste ', 'दुनिया'))
  expect(seen).toBe('namaste दुनिया')
})

test.each([
  ['stream: Eicar-Signature FOUND\0', 422],
  ['INSTREAM size limit exceeded. ERROR\0', 413],
  ['stream: Can’t allocate memory ERROR\0', 503],
  ['', 503],
])('%j is refused with %i', async (answer, status) => {
  const at = await clamd(() => answer)
  await expect(refuseVirus(at, pieces('x'))).rejects.toMatchObject({ status })
})

test('a scanner that is not there lets nothing in, and none at all everything', async () => {
  await expect(refuseVirus('/nowhere/clamd.sock', pieces('x'))).rejects.toMatchObject({ status: 503 })
  await expect(refuseVirus('127.0.0.1:1', pieces('x'))).rejects.toMatchObject({ status: 503 })
  await expect(refuseVirus(undefined, pieces('x'))).resolves.toBe(undefined)
})

test('it may listen on a socket of this machine', async () => {
  const at = await clamd(() => 'stream: OK\0', join(tmpdir(), `clamd-${process.pid}.sock`))
  await expect(refuseVirus(at, pieces('x'))).resolves.toBe(undefined)
})
