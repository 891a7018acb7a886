import type { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { endLinks } from '../links/link-store.ts'
import { clearDeviceCookies } from '../sessions/device-cookies.ts'
import { forgetDevicesOf } from '../sessions/device-store.ts'
import { holdOwnSession } from '../sessions/hold-session.ts'
import { endSessionsOf } from '../sessions/session-store.ts'
import { countAttempt } from '../sessions/sign-in-attempts.ts'
import { accountByEmail, setPassword } from '../student-store.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword, isPasswordOf } from './passwords.ts'

const freshFor = 10 * 60_000

/** Whether this session itself was opened with the password within the last 10 minutes (wire, updateUserPassword). */
function gavePasswordJustNow({ session, now }: Pick<Context, 'session' | 'now'>): boolean {
  return session.byPassword && session.signedInAt.getTime() > now.getTime() - freshFor
}

/**
 * What could take an account away from its owner asks for the password again, unless this very session was opened with
 * it a moment ago: a session that was found open is not enough.
 */
export async function proveOneself(
  context: Context,
  given: string | undefined,
  refusals: { missing: Refusal; wrong: Refusal },
): Promise<void> {
  if (given) await provePassword(context, given, refusals.wrong)
  else if (!gavePasswordJustNow(context)) throw refusals.missing
}

/** The password one has now; wrong ones count as wrong tries at the door do. */
export async function provePassword(context: Context, given: string, refusal: Refusal): Promise<void> {
  const { sql, config, student, request, now } = context
  const attempt = { email: student.email, address: request.ip, now }
  const forget = config.rateLimits ? await countAttempt(sql, attempt) : undefined
  const account = await accountByEmail(sql, student.email)
  if (!(await isPasswordOf(account?.passwordHash ?? null, given))) throw refusal
  await forget?.(sql)
}

/** Every other session ends, every remembered device, and a reset link that lies in a mailbox (domain 3, 5). */
export async function changePassword(context: Context, password: string, status: 422 | 400): Promise<void> {
  const { sql, student, session, reply, now } = context
  refuseCommonPassword(password, student.email, status)
  const hash = await hashPassword(password)
  await sql.begin(async (tx) => {
    await holdOwnSession(tx, context)
    await setPassword(tx, student.id, hash)
    await endSessionsOf(tx, student.id, { now, except: session.id })
    await forgetDevicesOf(tx, student.id)
    await endLinks(tx, { studentId: student.id, purpose: 'reset', now })
  })
  clearDeviceCookies(reply)
}
