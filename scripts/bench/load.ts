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
    method: body ? 'POST' : 'GET',
    connections,
    duration: seconds,
    ...(rate ? { overallRate: rate } : {}),
    setupClient: (client) => {
      next += 1
      const headers = { ...headersOf(1 + (next % callers)), ...accepted }
      if (!body) return client.setHeaders(headers)
      // Of a student who answers twice at once, the second answer would be worked out again.
      const setupRequest = (request: autocannon.Request) => {
        return { ...request, body: JSON.stringify(body()) }
      }
      client.setRequests([{ method: 'POST', path, headers, setupRequest }])
    },
  })
  if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} replies were no success`)
  return { rate: result.requests.average, count: result.requests.total, latency: result.latency }
}
