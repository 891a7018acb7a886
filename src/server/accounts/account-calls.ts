import type { FastifyInstance } from 'fastify'
import {
  changeOwnPassword,
  forgetMe,
  logout,
  logoutEverywhere,
  me,
  newLogin,
  refreshToken,
  signIn,
  updateUserPassword,
} from '#calls/accounts.ts'
import { signedIn, signInFirst } from '../admission.ts'
import { Refusal } from '../refusal.ts'
import { serve, serveReading } from '../serve.ts'
import { refuseUnlessScript } from './links/own-origin.ts'
import { changePassword, proveOneself, provePassword, proveSigningIn } from './passwords/password-change.ts'
import { passwordRefusals } from './passwords/password-refusals.ts'
import { clearDeviceCookies, deviceTokenOf } from './sessions/device-cookies.ts'
import { forgetDevice, forgetDevicesOf } from './sessions/device-store.ts'
import { clearRefreshCookie, refreshTokenOf, setRefreshCookie } from './sessions/refresh-cookie.ts'
import { endSession, endSessionsOf, newBearer, refreshSession } from './sessions/session-store.ts'
import { signInWith } from './sessions/sign-in.ts'
import { alongMe } from './student-store.ts'
import { holdAccount } from './two-steps/two-steps-store.ts'

export function registerAccounts(app: FastifyInstance): void {
  serve(app, signIn, (context) => signInWith(context, 422))
  serve(app, newLogin, (context) => signInWith(context, 401))
  serveReading(app, me, {
    along: () => alongMe,
    answer: ({ read, request }) => ({ ...read, owesTwoSteps: signedIn(request).owesTwoSteps }),
  })
  registerSessions(app)
  registerPasswords(app)
}

function registerSessions(app: FastifyInstance): void {
  serve(app, refreshToken, async ({ sql, config, now, request, reply }) => {
    const presented = refreshTokenOf(request)
    const session = presented
      ? await refreshSession(sql, presented, { secretKey: config.secretKey, now })
      : null
    if (!session) {
      clearRefreshCookie(reply)
      throw signInFirst()
    }
    setRefreshCookie(reply, session)
    return { status: 200, data: session.bearer, user: { _id: session.studentId } } as const
  })

  serve(app, logout, async ({ sql, session, now, request, reply }) => {
    refuseUnlessScript(request)
    await endSession(sql, session.id, now)
    clearRefreshCookie(reply)
    return { message: 'You are signed out.' }
  })

  serve(app, logoutEverywhere, async (context) => {
    const { sql, student, now, reply, body } = context
    await proveSigningIn(context, body.password, passwordRefusals(403))
    await sql.begin(async (tx) => {
      // Who signs in by a remembered device just now is waited for, or finds it forgotten.
      await holdAccount(tx, student.id)
      await endSessionsOf(tx, student.id, { now })
      await forgetDevicesOf(tx, student.id)
    })
    clearRefreshCookie(reply)
    clearDeviceCookies(reply)
    return { message: 'You are signed out everywhere.' }
  })

  serve(app, forgetMe, async ({ sql, request, reply }) => {
    const token = deviceTokenOf(request)
    if (token) await forgetDevice(sql, token)
    clearDeviceCookies(reply)
    return { message: 'This device is not remembered any more.' }
  })
}

function registerPasswords(app: FastifyInstance): void {
  serve(app, changeOwnPassword, async (context) => {
    const { body, sql, session, now } = context
    await provePassword(context, body.old_password, new Refusal(422, 'The old password is not right.'))
    await changePassword(context, body.new_password, 422)
    const token = await newBearer(sql, session.id, now)
    return { message: 'Password changed successfully.', token }
  })

  serve(app, updateUserPassword, async (context) => {
    const { oldPassword, newPassword } = context.body
    await proveOneself(context, oldPassword, {
      missing: new Refusal(403, 'Please give your current password too: you signed in a while ago.'),
      wrong: new Refusal(400, 'The current password is not right.'),
    })
    await changePassword(context, newPassword, 400)
    return { message: 'Password changed successfully.' }
  })
}
