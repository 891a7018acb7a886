import type { z } from 'zod'
import type { Permission } from '#rules/permissions.ts'

/**
 * Who may call (spec 6): anybody, a signed-in student, an admin and whoever else has the call's permission. Finer rules
 * are functions in rules/.
 */
export type Access = 'visitor' | 'student' | 'admin'

/**
 * The form of the reply. `older`: `{status, …fields}`. `newer`: `{error, results: {data}}`.
 * `flat`: the body exactly as declared, the exceptions that the wire names one by one.
 */
export type Family = 'older' | 'newer' | 'flat'

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Literal path under /api, with `:name` for parameters. */
  path: string
  access: Access
  family: Family
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /** Said when what was sent does not fit, in place of the text of the first field that fails. */
  invalid?: string
  /** Its body carries a picture: 6 MiB instead of 1. */
  holdsPicture?: true
  /** With access `admin`: the kind of work this is, which other roles may do too. Without it, admins alone may call. */
  permission?: Permission
  /** Asks with a body and changes nothing: the log of the academy's changes holds nothing of it. */
  asksOnly?: true
  /**
   * Its reply sets or clears a cookie of who is signed in or remembered: it is made by itself, and nobody asks for a token
   * meanwhile. The server gives a cookie to no other call.
   */
  setsCookie?: true
  /** The same for everybody and kept by the browser, so it is asked for by itself. */
  isWhole?: true
  /** Only for the student in person: an admin who looks through their eyes gets 403 (domain 13). */
  oneself?: true
}

/**
 * Declares one call of the wire; both the server that answers it and the browser that makes it read this. In a built
 * page its schemas are left out: a form that checks by one imports it by its own name.
 */
export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
>(declared: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return declared
}

/** The commonest kind of call: a signed-in student's, in the newer family. */
export const get = { method: 'GET', access: 'student', family: 'newer' } as const
export const post = { method: 'POST', access: 'student', family: 'newer' } as const
