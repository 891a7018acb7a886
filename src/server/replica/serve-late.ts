import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#calls/endpoint.ts'
import { hasJustChanged } from '../audit/audit-store.ts'
import type { Tx } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import { type Context, serve } from '../serve.ts'
import { mostLag } from './replica.ts'

/** Longer than a replica is ever late when it is asked. */
const ownChanges = (mostLag + 5) * 1000

/**
 * Binds a call that only reads, and may be a moment late, to the function that answers it from `reads`: the replica, or
 * the primary where there is none, where it fails, and for whoever changed something a moment ago and looks for it.
 */
export function serveLate<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  declared: Endpoint<P, Q, B, R>,
  answer: (
    context: Context<z.output<P>, z.output<Q>, z.output<B>>,
    reads: Tx,
  ) => Promise<z.input<R>> | z.input<R>,
): void {
  serve(app, declared, async (context) => {
    const { replica } = app
    const ask = async (reads: Tx) => answer(context, reads)
    if (!replica || !(await mayBeLate(app, context))) return ask(context.sql)
    try {
      return await ask(replica.sql())
    } catch (error) {
      if (error instanceof Refusal) throw error
      const answered = await ask(context.sql)
      replica.fail(error)
      return answered
    }
  })
}

async function mayBeLate(
  { replica, replicaReads }: FastifyInstance,
  { sql, visitor, now }: Context,
): Promise<boolean> {
  const since = new Date(now.getTime() - ownChanges)
  const may = replica?.state() === 'good' && !(visitor && (await hasJustChanged(sql, visitor.id, since)))
  replicaReads.add(may ? 'replica' : 'primary')
  return may
}
