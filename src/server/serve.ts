import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint, Family } from '#calls/endpoint.ts'
import { isPermitted } from '#rules/permissions.ts'
import { type Caller, callerOf, type Session, type Student } from './accounts/sessions/caller-store.ts'
import { type Change, keepChanges } from './audit/keep-changes.ts'
import type { Config } from './config.ts'
import type { Sql } from './database/sql.ts'
import { Refusal } from './refusal.ts'

/** What every feature may use. */
export interface Deps {
  sql: Sql
  config: Config
  log: FastifyBaseLogger
  now: () => Date
}

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps
    declaredCalls: Endpoint[]
  }
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyContextConfig {
    family?: Family
  }
}

export interface Context<Params = unknown, Query = unknown, Body = unknown> extends Omit<Deps, 'now'> {
  params: Params
  query: Query
  body: Body
  /** Who asks. Where nobody is signed in, reading it refuses with 401. */
  readonly student: Student
  readonly session: Session
  /** The same for calls that visitors make too: null when nobody is signed in. */
  visitor: Student | null
  now: Date
  request: FastifyRequest
  reply: FastifyReply
  changes: readonly Change[]
  /** What an admin's call changed, for the audit log; without it the log holds what was sent. */
  changed: (change: Change) => void
  /** Set it to a cursor, and the reply of a list carries `results.next`. */
  next?: string
}

type Handler<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = (
  context: Context<z.output<P>, z.output<Q>, z.output<B>>,
) => Promise<z.input<R>> | z.input<R>

const pictureLimit = 6 * 1024 * 1024

/** Binds a declared call to the one function that answers it: access, parsing, and the form of the reply. */
export function serve<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  declared: Endpoint<P, Q, B, R>,
  answer: Handler<P, Q, B, R>,
): void {
  app.declaredCalls.push(declared as unknown as Endpoint)
  app.route({
    method: declared.method,
    url: `/api${declared.path}`,
    config: { family: declared.family },
    ...(declared.holdsPicture ? { bodyLimit: pictureLimit } : {}),
    onRequest: (request) => admit(request, declared),
    handler: async (request, reply) => {
      const context = contextOf(request, reply, declared)
      const data = declared.reply.parse(await answer(context))
      const isChange = declared.method !== 'GET' && declared.asksOnly !== true
      if (declared.access === 'admin' && isChange) await keepChanges(context, declared)
      return replyBody(data, declared.family, context.next)
    },
  })
}

/** Who asks, from the bearer; null for a visitor. Routes that are not declared calls (media) use it too. */
export async function identify(request: FastifyRequest): Promise<Caller | null> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const { sql, now } = request.server.deps
  return bearer ? callerOf(sql, bearer, now()) : null
}

type Admission = Pick<Endpoint, 'access' | 'permission' | 'oneself'>

async function admit(request: FastifyRequest, { access, permission = 'site', oneself }: Admission) {
  request.caller = await identify(request)
  if (access === 'visitor') return
  if (!request.caller) throw signInFirst()
  if (access === 'admin' && !isPermitted(request.caller.student.role, permission)) {
    throw new Refusal(403, 'This is for the admins of the academy.')
  }
  if (oneself && request.caller.session.impersonatorId !== null) {
    throw new Refusal(403, 'Only the student in person can do this.')
  }
}

function contextOf<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  request: FastifyRequest,
  reply: FastifyReply,
  declared: Endpoint<P, Q, B>,
): Context<z.output<P>, z.output<Q>, z.output<B>> {
  const { deps } = request.server
  const changes: Change[] = []
  const given = <S extends z.ZodType>(schema: S | undefined, sent: unknown) =>
    (schema ? parsed(schema, sent, declared) : undefined) as z.output<S>
  return {
    ...deps,
    log: request.log,
    now: deps.now(),
    params: given(declared.params, request.params),
    query: given(declared.query, request.query),
    body: given(declared.body, request.body ?? {}),
    visitor: request.caller?.student ?? null,
    get student() {
      return signedIn(request).student
    },
    get session() {
      return signedIn(request).session
    },
    changes,
    changed: (change) => void changes.push(change),
    request,
    reply,
  }
}

function parsed<S extends z.ZodType>(
  schema: S,
  given: unknown,
  declared: Omit<Endpoint, 'body'>,
): z.output<S> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const fields = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  const message = declared.invalid ?? fields[0]?.message ?? 'This request could not be read.'
  throw new Refusal(declared.family === 'newer' ? 400 : 422, message, { fields })
}

function signedIn(request: FastifyRequest): Caller {
  if (!request.caller) throw signInFirst()
  return request.caller
}

function signInFirst(): Refusal {
  return new Refusal(401, 'Please sign in to go on.')
}

function replyBody(data: unknown, family: Family, next: string | undefined): unknown {
  if (family === 'flat') return data
  if (family === 'older') return { status: 200, ...(data as object) }
  const message = (data as { message?: unknown } | null)?.message
  return {
    error: false,
    ...(typeof message === 'string' ? { message } : {}),
    results: { data, ...(next === undefined ? {} : { next }) },
  }
}
