import type { SignedInUser, SignInForm } from '#calls/accounts.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { isPasswordOf } from './passwords.ts'
import { setRefreshCookie } from './refresh-cookie.ts'
import { openSession } from './session-store.ts'
import { countAttempt } from './sign-in-attempts.ts'
import { accountByEmail } from './student-store.ts'

/** Both families sign in here; they differ in the status of a wrong pair. */
export async function signInWith(
  context: Context<unknown, unknown, SignInForm>,
  wrongPair: 401 | 422,
): Promise<{ token: string; user: SignedInUser }> {
  const { sql, config, body, now, request, reply } = context
  const attempt = { email: body.email, address: request.ip, now }
  const forget = config.rateLimits ? await countAttempt(sql, attempt) : undefined
  const account = await accountByEmail(sql, body.email)
  // The unknown account is worked on as long: neither text nor time tells whether it exists.
  const isRight = await isPasswordOf(account?.passwordHash ?? null, body.password)
  if (!account || !isRight) throw new Refusal(wrongPair, 'Invalid email and password combination.')
  if (!account.isActive) throw new Refusal(wrongPair, 'Your account is disabled. Please write to us.')
  await forget?.()
  const session = await openSession(sql, {
    studentId: account.user._id,
    remember: body.remember ?? false,
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
    now,
  })
  setRefreshCookie(reply, session)
  return { token: session.bearer, user: account.user }
}
