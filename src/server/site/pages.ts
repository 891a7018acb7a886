import type { FastifyInstance } from 'fastify'
import { Refusal, refusalBody } from '../refusal.ts'
import type { Deps } from '../serve.ts'

export async function registerPages(app: FastifyInstance, _deps: Deps): Promise<void> {
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send(refusalBody(new Refusal(404, 'There is no such thing here.'), 'newer')),
  )
}
