import type { FastifyInstance } from 'fastify'

/** Bare JSON for whoever watches over the server: alive; able to serve. */
export function registerHealth(app: FastifyInstance): void {
  app.get('/api/health', () => ({ status: 'ok' }))
  app.get('/api/ready', async (_request, reply) => {
    try {
      await app.deps.sql`select 1`
      return { status: 'ready' }
    } catch {
      return reply.status(503).header('retry-after', 5).send({ status: 'not ready' })
    }
  })
}
