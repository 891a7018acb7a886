import { Agent, request } from 'node:http'
import type { OddRequest } from './odd-requests.ts'

export interface Reply {
  status: number
  headers: Record<string, unknown>
  text: string
  ms: number
}

const longestWait = 15_000
const agent = new Agent({ keepAlive: true })

/** Sends it as it stands: fetch would mend half of what is odd. Null where no answer comes. */
export function ask(url: string, { method, path, headers, body }: OddRequest): Promise<Reply | null> {
  const { hostname, port } = new URL(url)
  const started = performance.now()
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const asked = request(
      { agent, hostname, port, method, path, headers: { ...length, ...headers } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', () => resolve(null))
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          const { statusCode: status = 0, headers: got } = answer
          resolve({ status, headers: got, text, ms: performance.now() - started })
        })
      },
    )
    asked.setTimeout(longestWait, () => asked.destroy())
    asked.on('error', () => resolve(null))
    asked.end(body)
  })
}
