import type { SignedInUser, SignIn } from '#calls/accounts.ts'
import type { Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { isPasswordOf } from '../passwords/passwords.ts'
import { type Account, accountByEmail, isUnchanged } from '../student-store.ts'
import { clearDeviceCookies, deviceTokenOf, setDeviceCookies } from './device-cookies.ts'
import { forgetDevice, recallDevice, rememberDevice } from './device-store.ts'
import { setRefreshCookie } from './refresh-cookie.ts'
import { type OpenedSession, openSession } from './session-store.ts'
import { countAttempt } from './sign-in-attempts.ts'

const wrong = 'Invalid email and password combination.'

type SigningIn = Context<unknown, unknown, SignIn>

/** Both families sign in here; they differ in the status of a wrong pair. */
export async function signInWith(
  context: SigningIn,
  wrongPair: 401 | 422,
): Promise<{ token: string; user: SignedInUser }> {
  const account = context.body.remembered
    ? await byDevice(context, wrongPair)
    : await byPassword(context, context.body.password, wrongPair)
  if (!account.isActive) throw new Refusal(wrongPair, 'Your account is disabled. Please write to us.')
  const session = await opened(context, account, wrongPair)
  setRefreshCookie(context.reply, session)
  return { token: session.bearer, user: account.user }
}

async function byPassword(context: SigningIn, password: string, wrongPair: 401 | 422): Promise<Account> {
  const { sql, config, body, now, request } = context
  const attempt = { email: body.email, address: request.ip, now }
  const forget = config.rateLimits ? await countAttempt(sql, attempt) : undefined
  const account = await accountByEmail(sql, body.email)
  // The unknown account is worked on as long: neither text nor time tells whether it exists.
  const isRight = await isPasswordOf(account?.passwordHash ?? null, password)
  if (!account || !isRight) throw new Refusal(wrongPair, wrong)
  if (account.isActive) await forget?.()
  return account
}

/** The cookie instead of a password: one text for a strange e-mail, a strange device, and one that was forgotten. */
async function byDevice(context: SigningIn, wrongPair: 401 | 422): Promise<Account> {
  const { sql, body, now, request, reply } = context
  const token = deviceTokenOf(request) ?? ''
  const account = await accountByEmail(sql, body.email)
  const studentId = account?.user._id ?? ''
  if ((await recallDevice(sql, { token, studentId, now })) && account) return account
  clearDeviceCookies(reply)
  throw new Refusal(wrongPair, 'This device is not remembered any more. Please type your password.')
}

/** A session of its own every time, whatever cookies came along. */
async function opened(context: SigningIn, account: Account, wrongPair: 401 | 422): Promise<OpenedSession> {
  const { remembered = false, remember = remembered } = context.body
  return context.sql.begin(async (tx) => {
    // Its password may have been changed since it was looked at, and the sessions of the old one ended.
    if (!(await isUnchanged(tx, account))) throw new Refusal(wrongPair, wrong)
    await mindDevice(tx, context, account.user)
    return openSession(tx, {
      studentId: account.user._id,
      remember,
      byPassword: !remembered,
      ...visitOf(context),
    })
  })
}

/** The device is remembered or forgotten, as asked; a sign-in that says nothing of it changes nothing. */
async function mindDevice(
  tx: Tx,
  { body, request, reply, now }: SigningIn,
  user: SignedInUser,
): Promise<void> {
  const { remembered = false, remember = remembered } = body
  if (!remembered && body.remember === undefined) return
  const presented = deviceTokenOf(request)
  if (remembered && remember && presented) {
    setDeviceCookies(reply, { token: presented, email: user.email })
    return
  }
  if (presented) await forgetDevice(tx, presented)
  if (remember) setDeviceCookies(reply, { token: await rememberDevice(tx, user._id, now), email: user.email })
  else clearDeviceCookies(reply)
}

/** From where and when, as every session keeps it. */
export function visitOf({ request, now }: Pick<Context, 'request' | 'now'>) {
  return { address: request.ip, device: request.headers['user-agent'] ?? '', now }
}
