import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint, Family } from '#calls/endpoint.ts'
import type { Caller, ReadAlong, Session, Student } from './accounts/sessions/caller-store.ts'
import { admit, identify } from './admission.ts'
import { type Change, writtenDown } from './audit/keep-changes.ts'
import type { Config } from './config.ts'
import { contextOf } from './context-of.ts'
import type { Sql } from './database/sql.ts'
import { ReadyReply, readyBody } from './ready-reply.ts'
import { replyBody } from './reply-body.ts'
import { inReusedMemory } from './reused-memory.ts'
import { forgetSteady } from './steady.ts'
import type { Jobs } from './watching/jobs.ts'
import { packed, sendWhole, WholeReply } from './whole-reply.ts'

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
    /** What runs by itself (watching/jobs.ts). */
    jobs: Jobs
    /** Counts a call of somebody who is signed in; refuses it where there were too many (watching/call-limit.ts). */
    takeCall: (whose: string) => void
  }
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyContextConfig {
    family?: Family
    setsCookie?: boolean
  }
}

export interface Context<Params = unknown, Query = unknown, Body = unknown, Read = unknown>
  extends Omit<Deps, 'now'> {
  params: Params
  query: Query
  body: Body
  /** Who asks. Where nobody is signed in, reading it refuses with 401. */
  readonly student: Student
  readonly session: Session
  /** What the call said it reads along with its caller. */
  readonly read: Read
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
  /** Of a list that goes on, where it is cheap to count: how many rows it has in all. */
  total?: number | undefined
}

type Answered<R extends z.ZodType> = z.input<R> | ReadyReply | WholeReply

type Handler<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = (
  context: Context<z.output<P>, z.output<Q>, z.output<B>>,
) => Promise<Answered<R>> | Answered<R>

/** A call that is made all the time: what it needs of its caller is read along with who they are, in one statement. */
interface Reading<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType, Read> {
  along: (asked: Asked<P, Q>) => ReadAlong<Read> | Promise<ReadAlong<Read>>
  answer: (
    context: Context<z.output<P>, z.output<Q>, z.output<B>, Read>,
  ) => Promise<Answered<R>> | Answered<R>
}

type Asked<P extends z.ZodType, Q extends z.ZodType> = Pick<Context, 'sql' | 'now'> & {
  params: z.output<P>
  query: z.output<Q>
}

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
    config: { family: declared.family, setsCookie: declared.setsCookie === true },
    ...(declared.holdsPicture ? { bodyLimit: pictureLimit } : {}),
    onRequest: async (request) => {
      request.caller = await identify(request)
      admit(request.caller, declared)
    },
    handler: answering(declared, answer),
  })
}

/** The same for calls that read along. */
export function serveReading<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  Read,
>(app: FastifyInstance, declared: Endpoint<P, Q, B, R>, { along, answer }: Reading<P, Q, B, R, Read>): void {
  app.declaredCalls.push(declared as unknown as Endpoint)
  app.route({
    method: declared.method,
    url: `/api${declared.path}`,
    config: { family: declared.family },
    onRequest: async (request) => {
      const asked = askedOf(request, declared)
      request.caller = await identify(request, asked && (await along(asked)))
      admit(request.caller, declared)
    },
    handler: answering(declared, answer as Handler<P, Q, B, R>),
  })
}

/** What is asked for; undefined where it cannot be read, which is said to those who may call. */
function askedOf<P extends z.ZodType, Q extends z.ZodType>(
  { params, query, server }: FastifyRequest,
  declared: Pick<Endpoint<P, Q>, 'params' | 'query'>,
): Asked<P, Q> | undefined {
  const [asked, sought] = [declared.params?.safeParse(params), declared.query?.safeParse(query)]
  if (asked?.success === false || sought?.success === false) return undefined
  const { sql, now } = server.deps
  return { sql, now: now(), params: asked?.data, query: sought?.data } as Asked<P, Q>
}

function answering<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  declared: Endpoint<P, Q, B, R>,
  answer: Handler<P, Q, B, R>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const isWrittenDown = declared.access === 'admin' && declared.method !== 'GET' && declared.asksOnly !== true
  return async (request, reply) => {
    const context = contextOf(request, reply, declared)
    const make = () => answer(context)
    const answered = isWrittenDown ? await writtenDown(context, declared, make) : await make()
    if (answered instanceof ReadyReply) {
      reply.type(json)
      const body = inReusedMemory(readyBody(answered), reply.raw)
      return answered.isPacked ? packed(body, request, reply) : body
    }
    if (answered instanceof WholeReply) return sendWhole(answered, request, reply)
    const data = declared.reply.parse(answered)
    if (isWrittenDown) forgetSteady(context.sql)
    const text = JSON.stringify(replyBody(data, declared.family, context))
    reply.type(json)
    return text.length < leastAlone ? text : packed(Buffer.from(text), request, reply)
  }
}

const json = 'application/json; charset=utf-8'
/** What comes by itself is compressed from here on: of less, a slow line hardly notices. */
const leastAlone = 8000
