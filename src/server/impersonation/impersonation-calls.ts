import type { FastifyInstance } from 'fastify'
import type { SignedInUser } from '#calls/accounts.ts'
import {
  endImpersonation,
  type ImpersonateForm,
  impersonateUser,
  impersonations,
} from '#calls/impersonation.ts'
import { isStaff } from '#rules/permissions.ts'
import { clearRefreshCookie, setRefreshCookie } from '../accounts/sessions/refresh-cookie.ts'
import { refreshSession } from '../accounts/sessions/session-store.ts'
import { accountByEmail } from '../accounts/student-store.ts'
import { momentIn } from '../moment-in.ts'
import { Refusal } from '../refusal.ts'
import { type Context, serve } from '../serve.ts'
import {
  beginImpersonation,
  impersonationsFound,
  impersonatorOf,
  type Place,
  stopImpersonation,
} from './impersonation-store.ts'

const pageSize = 50

export function registerImpersonation(app: FastifyInstance): void {
  serve(app, impersonateUser, async (context) => {
    const { sql, student, session, now, request, reply } = context
    const user = await whomToBe(context)
    const opened = await beginImpersonation(sql, {
      adminId: student.id,
      adminSessionId: session.id,
      studentId: user._id,
      address: request.ip,
      device: request.headers['user-agent'] ?? '',
      now,
    })
    setRefreshCookie(reply, opened)
    context.changed({ subject: 'student', subjectId: user._id, after: { lookedThroughTheirEyes: true } })
    return { token: opened.bearer, user }
  })

  serve(app, endImpersonation, async ({ sql, session, config, now, reply }) => {
    const { impersonatorId } = session
    if (impersonatorId === null) throw new Refusal(409, 'You are here as yourself.')
    const refreshToken = await stopImpersonation(sql, session.id, now)
    const { secretKey } = config
    const opened = refreshToken && (await refreshSession(sql, refreshToken, { secretKey, now }))
    const admin = opened && (await impersonatorOf(sql, impersonatorId))
    const account = admin && (await accountByEmail(sql, admin.email))
    if (!opened || !account) {
      clearRefreshCookie(reply)
      throw new Refusal(401, 'Your own session has ended. Please sign in again.')
    }
    setRefreshCookie(reply, opened)
    return { token: opened.bearer, user: account.user }
  })

  serve(app, impersonations, async (context) => {
    const { sql, query, now } = context
    const after = query.cursor === undefined ? null : placeAt(query.cursor)
    const rows = await impersonationsFound(sql, { ...query, after, most: pageSize + 1, now })
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    if (rows.length > pageSize && last) context.next = `${last.startedAt.toISOString()}_${last.id}`
    return page.map((row) => ({
      ...row,
      startedAt: row.startedAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    }))
  })
}

/** A student, active, and the one that was meant where an id came too; never an admin (domain 13). */
async function whomToBe({ sql, body }: Context<unknown, unknown, ImpersonateForm>): Promise<SignedInUser> {
  const account = await accountByEmail(sql, body.email)
  const isMeant = body.userId === undefined || account?.user._id === body.userId
  if (!account || !isMeant) throw new Refusal(400, 'There is no student with this e-mail.')
  if (isStaff(account.user.role)) throw new Refusal(403, 'An admin cannot be impersonated.')
  if (!account.isActive) throw new Refusal(400, 'This account is disabled.')
  return account.user
}

function placeAt(cursor: string): Place {
  const [at = '', ...rest] = cursor.split('_')
  const startedAt = momentIn(at)
  if (!startedAt) throw new Refusal(400, 'This list has no such page.')
  return { startedAt, id: rest.join('_') }
}
