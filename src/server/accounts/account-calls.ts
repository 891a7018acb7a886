import type { FastifyInstance } from 'fastify'
import { logout, me, newLogin, refreshToken, signIn } from '#calls/accounts.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { clearRefreshCookie, refreshTokenOf, setRefreshCookie } from './refresh-cookie.ts'
import { endSession, refreshSession } from './session-store.ts'
import { signInWith } from './sign-in.ts'
import { meOf } from './student-store.ts'

export function registerAccounts(app: FastifyInstance): void {
  serve(app, signIn, (context) => signInWith(context, 422))
  serve(app, newLogin, (context) => signInWith(context, 401))
  serve(app, me, ({ sql, student, now }) => meOf(sql, student.id, now))

  serve(app, refreshToken, async ({ sql, config, now, request, reply }) => {
    const presented = refreshTokenOf(request)
    const session = presented
      ? await refreshSession(sql, presented, { secretKey: config.secretKey, now })
      : null
    if (!session) {
      clearRefreshCookie(reply)
      throw new Refusal(401, 'Please sign in to go on.')
    }
    setRefreshCookie(reply, session)
    return { status: 200, data: session.bearer } as const
  })

  serve(app, logout, async ({ sql, session, now, reply }) => {
    await endSession(sql, session.id, now)
    clearRefreshCookie(reply)
    return { message: 'You are signed out.' }
  })
}
