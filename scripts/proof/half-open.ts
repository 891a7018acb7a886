import { connect, type Socket } from 'node:net'
import { type Academy, onEach } from './academy.ts'
import type { Proof, Result } from './proof.ts'
import { timeOf } from './watch.ts'

const lines = 400
/** After so long a line on which nothing more comes is cut. */
const patience = 160_000

/** What comes of a request before its sender is gone without a word. */
const beginnings = {
  nothing: '',
  'half a head': 'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Half',
  'half a body':
    'POST /api/newlogin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"em',
}

export const halfOpen: Proof = {
  name: 'half-open',
  proves: 'lines on which nothing more comes hold nobody up and are cut',
  run: () => onEach(['embedded'], fromOutside),
}

async function fromOutside(academy: Academy): Promise<Result> {
  const wrong: string[] = []
  const server = academy.start()
  await server.ready
  const open = new Map<Socket, string>()
  for (const [what, text] of Object.entries(beginnings))
    for (let line = 0; line < lines; line += 1) {
      const socket = connect(academy.port, '127.0.0.1')
      socket.on('error', () => {}).on('close', () => open.delete(socket))
      socket.resume()
      socket.write(text)
      open.set(socket, what)
    }
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const { status, ms } = await timeOf(`${academy.url}/api/plans`)
  if (status !== 200 || ms > 3000) wrong.push(`beside them an answer took ${ms} ms and said ${status}`)
  const begun = Date.now()
  const waiting = () => [...open.values()].filter((what) => what !== 'nothing')
  while (waiting().length > 0 && Date.now() - begun < patience)
    await new Promise((resolve) => setTimeout(resolve, 250))
  for (const what of new Set(waiting())) wrong.push(`lines with ${what} stayed open`)
  const seconds = Math.round((Date.now() - begun) / 1000)
  const asked = await server.stop()
  for (const socket of open.keys()) socket.destroy()
  if (asked > 11_000) wrong.push(`stopping took ${asked} ms`)
  const figures = `${lines * 3} lines, an answer beside them in ${ms} ms, half requests cut within ${seconds} s, stopped in ${asked} ms`
  return { on: 'visitors', figures, wrong }
}
