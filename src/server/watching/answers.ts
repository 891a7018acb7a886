import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withoutSecrets } from '../log.ts'
import { counter, histogram, type Meter } from './meters.ts'

const bounds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10] as const

/** One line in the log and one more in the figures for every answer, by the pattern of its address: ids are personal. */
export function noteAnswers(app: FastifyInstance): Meter[] {
  const requests = counter({
    name: 'boli_requests_total',
    help: 'Answers given.',
    labels: ['method', 'route', 'status'],
  })
  const times = histogram({
    name: 'boli_request_seconds',
    help: 'How long answers took.',
    labels: ['method', 'route'],
    bounds,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routeOf(request)
    requests.add(method, route, String(reply.statusCode))
    times.observe(reply.elapsedTime / 1000, method, route)
    const url = isPattern(route) ? route : pathOf(request)
    const ms = Math.round(reply.elapsedTime)
    // With its id, but without a logger of its own: most requests say nothing else.
    app.log.info({ reqId: request.id, method, url, status: reply.statusCode, ms }, 'answered')
    done()
  })
  return [requests, times]
}

const ownKinds = new Set(['page', 'file', 'unknown'])
const isPattern = (route: string) => !ownKinds.has(route)

/** Of few kinds, whatever is asked for: every file and every page for itself would be thousands. */
function routeOf({ routeOptions, is404, url }: FastifyRequest): string {
  const pattern = routeOptions.url
  if (is404 || !pattern) return /^\/(api|media|assets|UserProfile)(\/|$)/.test(url) ? 'unknown' : 'page'
  const isFile = !pattern.startsWith('/api/') && !pattern.includes(':') && /\.\w+$/.test(pattern)
  return isFile ? 'file' : pattern
}

const pathOf = ({ url }: FastifyRequest) => withoutSecrets(url.replace(/[?#].*$/s, ''))
