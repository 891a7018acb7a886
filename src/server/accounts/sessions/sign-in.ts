import type { SignedIn, SignIn } from '#calls/accounts.ts'
import type { Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { isPasswordOf } from '../passwords/passwords.ts'
import { type Account, accountByEmail, isUnchanged } from '../student-store.ts'
import { beginHalf } from '../two-steps/half-sign-in-store.ts'
import { factorOf } from '../two-steps/two-steps-store.ts'
import { clearDeviceCookies, deviceTokenOf } from './device-cookies.ts'
import { recallDevice } from './device-store.ts'
import { mindDevice } from './mind-device.ts'
import { setRefreshCookie } from './refresh-cookie.ts'
import { type OpenedSession, openSession } from './session-store.ts'
import { type Forget, looked } from './sign-in-attempts.ts'
import { visitOf } from './visit.ts'

const wrong = 'Invalid email and password combination.'

type SigningIn = Context<unknown, unknown, SignIn>

/** Both families sign in here; they differ in the status of a wrong pair. Two-step sign-in goes on with `secondStep`. */
export async function signInWith(
  context: SigningIn,
  wrongPair: 401 | 422,
): Promise<SignedIn | { secondStep: string }> {
  const { account, forget } = context.body.remembered
    ? await byDevice(context, wrongPair)
    : await byPassword(context, context.body.password, wrongPair)
  if (!account.isActive) throw new Refusal(wrongPair, 'Your account is disabled. Please write to us.')
  const session = await opened(context, { account, forget }, wrongPair)
  if ('secondStep' in session) return session
  setRefreshCookie(context.reply, session)
  return { token: session.bearer, user: account.user }
}

interface Proven {
  account: Account
  forget?: Forget | undefined
}

async function byPassword(context: SigningIn, password: string, wrongPair: 401 | 422): Promise<Proven> {
  const { sql, body, now, request } = context
  const attempt = { email: body.email, address: request.ip, now, of: 'password' } as const
  const { found, forget } = await looked(context, attempt, async () => {
    const account = await accountByEmail(sql, body.email)
    // The unknown account is worked on as long: neither text nor time tells whether it exists.
    const isRight = await isPasswordOf(account?.passwordHash ?? null, password)
    if (!account || !isRight) throw new Refusal(wrongPair, wrong)
    return account
  })
  return { account: found, forget }
}

/** The cookie instead of a password: one text for a strange e-mail, a strange device, and one that was forgotten. */
async function byDevice(context: SigningIn, wrongPair: 401 | 422): Promise<Proven> {
  const account = await accountByEmail(context.sql, context.body.email)
  await mustBeRemembered(context.sql, context, { studentId: account?.user._id ?? '', wrongPair })
  if (!account) throw new Error('A device is remembered for nobody.')
  return { account }
}

async function mustBeRemembered(
  tx: Tx,
  { request, reply, now }: SigningIn,
  { studentId, wrongPair }: { studentId: string; wrongPair: 401 | 422 },
): Promise<void> {
  const token = deviceTokenOf(request) ?? ''
  if (await recallDevice(tx, { token, studentId, now })) return
  clearDeviceCookies(reply)
  throw new Refusal(wrongPair, 'This device is not remembered any more. Please type your password.')
}

/** A session of its own every time, whatever cookies came along; or half of one, where a code is still to come. */
async function opened(
  context: SigningIn,
  { account, forget }: Proven,
  wrongPair: 401 | 422,
): Promise<OpenedSession | { secondStep: string }> {
  const { remembered: byDevice = false, remember: asked = null } = context.body
  const { now } = context
  const { user } = account
  return context.sql.begin(async (tx) => {
    // Sent together, done one after the other: what is asked of the factor is asked once the account is held.
    const [isAsRead, factor] = await Promise.all([
      isUnchanged(tx, account),
      factorOf(tx, user._id),
      forget?.(tx),
    ])
    // Its password may have been changed since it was looked at, and the sessions of the old one ended.
    if (!isAsRead) throw new Refusal(wrongPair, wrong)
    // Or its owner has signed out everywhere, where it was a device that stood for the password.
    if (byDevice) await mustBeRemembered(tx, context, { studentId: user._id, wrongPair })
    if (factor)
      return { secondStep: await beginHalf(tx, { studentId: user._id, remember: asked, byDevice, now }) }
    await mindDevice(tx, context, { remember: asked, byDevice, user })
    const remember = asked ?? byDevice
    return openSession(tx, { studentId: user._id, remember, byPassword: !byDevice, ...visitOf(context) })
  })
}
