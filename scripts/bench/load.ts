import autocannon from 'autocannon'
import { callers } from './academy.ts'
import { type Call, headersOf } from './learning-calls.ts'

export interface Load {
  connections: number
  seconds: number
  /** Requests a second in all; without it, as many as there is time for. */
  rate?: number
}

/** Asks for a call over and over, each connection as a student of its own. */
export async function load(url: string, call: Call, { connections, seconds, rate }: Load) {
  const { name, path, body, compressed } = call
  const accepted = compressed ? { 'accept-encoding': 'br' } : {}
  let next = 0
  const result = await autocannon({
    url: url + path,
    connections,
    duration: seconds,
    ...(rate ? { overallRate: rate } : {}),
    setupClient: (client) => {
      next += 1
      client.setHeaders({ ...headersOf(1 + (next % callers)), ...accepted })
    },
    ...(body
      ? {
          method: 'POST' as const,
          requests: [
            {
              setupRequest: (request) => {
                next += 1
                return { ...request, headers: headersOf(1 + (next % callers)), body: JSON.stringify(body()) }
              },
            },
          ],
        }
      : {}),
  })
  if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} replies were no success`)
  return { rate: result.requests.average, count: result.requests.total, latency: result.latency }
}
