import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#calls/endpoint.ts'
import type { Session, Student } from './accounts/sessions/caller-store.ts'
import { signInFirst } from './admission.ts'
import type { Change } from './audit/keep-changes.ts'
import { parsed } from './parsed-input.ts'
import type { Context } from './serve.ts'

/**
 * In the place of who asks, where nobody is signed in. A class: getters that are written into each context make V8 give
 * each a shape of its own, which outlives it by far.
 */
class Nobody {
  get student(): Student {
    throw signInFirst()
  }

  get session(): Session {
    throw signInFirst()
  }

  get read(): never {
    throw signInFirst()
  }
}

/** What a call is given: what was sent, checked, and who asks. */
export function contextOf<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  request: FastifyRequest,
  reply: FastifyReply,
  declared: Endpoint<P, Q, B>,
): Context<z.output<P>, z.output<Q>, z.output<B>> {
  const { deps } = request.server
  const changes: Change[] = []
  const given = <S extends z.ZodType>(schema: S | undefined, sent: unknown) =>
    (schema ? parsed(schema, sent, declared) : undefined) as z.output<S>
  const { caller } = request
  const context = {
    ...deps,
    log: request.log,
    now: deps.now(),
    params: given(declared.params, request.params),
    query: given(declared.query, request.query),
    body: given(declared.body, request.body ?? {}),
    visitor: caller?.student ?? null,
    changes,
    changed: (change: Change) => void changes.push(change),
    request,
    reply,
  }
  if (!caller) return Object.assign(new Nobody(), context)
  return { ...context, student: caller.student, session: caller.session, read: caller.read }
}
