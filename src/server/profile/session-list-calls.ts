import type { FastifyInstance } from 'fastify'
import { endSessionOf, sessions } from '#calls/sessions.ts'
import { proveSigningIn } from '../accounts/passwords/password-change.ts'
import { passwordRefusals } from '../accounts/passwords/password-refusals.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { endOwnSession, sessionsOf, shownSessionId } from './session-list-store.ts'

export function registerSessionList(app: FastifyInstance): void {
  serve(app, sessions, async ({ sql, student, session, now }) => {
    const rows = await sessionsOf(sql, student.id, now)
    const current = shownSessionId(session.id)
    return rows.map((row) => ({
      ...row,
      signedInAt: row.signedInAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      isCurrent: row.id === current,
    }))
  })

  serve(app, endSessionOf, async (context) => {
    const { sql, student, session, params, body, now } = context
    // Leaving is always free.
    if (params.id !== shownSessionId(session.id))
      await proveSigningIn(context, body.password, passwordRefusals(403))
    const isEnded = await endOwnSession(sql, { shownId: params.id, studentId: student.id }, now)
    if (!isEnded) throw new Refusal(404, 'There is no such session.')
    return { message: 'That device is signed out.' }
  })
}
