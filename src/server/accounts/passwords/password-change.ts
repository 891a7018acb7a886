import type { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { endLinks } from '../links/link-store.ts'
import { clearDeviceCookies } from '../sessions/device-cookies.ts'
import { forgetDevicesOf } from '../sessions/device-store.ts'
import { holdOwnSession } from '../sessions/hold-session.ts'
import { endSessionsOf } from '../sessions/session-store.ts'
import { looked } from '../sessions/sign-in-attempts.ts'
import { accountByEmail, setPassword } from '../student-store.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { hashPassword, isPasswordOf } from './passwords.ts'

const freshFor = 10 * 60_000

interface Refusals {
  missing: Refusal
  wrong: Refusal
}

/** Whether this session itself was opened within the last 10 minutes. */
function isJustOpened({ session, now }: Pick<Context, 'session' | 'now'>): boolean {
  return session.signedInAt.getTime() > now.getTime() - freshFor
}

/**
 * What could take an account away from its owner asks for the password again, unless this very session was opened with
 * it a moment ago: a session that was found open is not enough.
 */
export async function proveOneself(
  context: Context,
  given: string | undefined,
  refusals: Refusals,
): Promise<void> {
  if (given) await provePassword(context, given, refusals.wrong)
  else if (!(context.session.byPassword && isJustOpened(context))) throw refusals.missing
}

/**
 * What only ends sessions asks for less: that this one was opened a moment ago, with the password or with the device
 * that stands for it (domain 3).
 */
export async function proveSigningIn(
  context: Context,
  given: string | undefined,
  refusals: Refusals,
): Promise<void> {
  if (given || !isJustOpened(context)) await proveOneself(context, given, refusals)
}

/** The password one has now; wrong ones count as wrong tries at the door do. */
export async function provePassword(context: Context, given: string, refusal: Refusal): Promise<void> {
  const { sql, student, request, now } = context
  const attempt = { email: student.email, address: request.ip, now, of: 'password' } as const
  const { forget } = await looked(context, attempt, async () => {
    const account = await accountByEmail(sql, student.email)
    if (!(await isPasswordOf(account?.passwordHash ?? null, given))) throw refusal
  })
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
