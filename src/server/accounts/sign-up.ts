import type { SignedInUser } from '#calls/accounts.ts'
import { subscribeToFreePlan } from '../plans/free-plan.ts'
import { dropUnlessShown } from '../profile/drop-unless-shown.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { createStudent, type NewStudent } from './create-student.ts'
import { networkOf } from './network-of.ts'
import { refuseCommonPassword } from './passwords/common-passwords.ts'
import { hashPassword } from './passwords/passwords.ts'
import { setRefreshCookie } from './sessions/refresh-cookie.ts'
import { openSession } from './sessions/session-store.ts'
import { looked } from './sessions/sign-in-attempts.ts'
import { visitOf } from './sessions/visit.ts'
import { countSignUp, mustNotBeTooMany } from './sign-up-limit.ts'
import { accountByEmail, type StudentRow } from './student-store.ts'

export interface SigningUp {
  email: string
  password: string
  person: Pick<StudentRow, 'firstName' | 'lastName' | 'country' | 'birthday'>
  languageId: string
  url?: string | undefined
  /** Begins on the free plan at once; who chose a plan asks for it afterwards (spec 4). */
  isFree?: true
  /** Keeps the picture and names it, once everything else stands. */
  picture?: () => Promise<string>
  /** A form that does not fit, and an e-mail that is taken, in the family of the call. */
  refusals: { unfit: 400 | 422; taken: 409 | 422 }
}

/** Both families sign up here. Whoever did is signed in, by the password just given. */
export async function signUp(
  context: Context,
  given: SigningUp,
): Promise<{ token: string; user: SignedInUser }> {
  const { sql, config, now, request, reply } = context
  const { email, password, refusals } = given
  refuseCommonPassword(password, email, refusals.unfit)
  const newcomer = { network: networkOf(request.ip), now, most: config.SIGN_UPS_A_DAY }
  if (config.rateLimits) await mustNotBeTooMany(sql, newcomer)
  // Only tries that meet a taken address stay counted: nobody asks for a thousand addresses here.
  const attempt = { email, address: request.ip, now, of: 'address' } as const
  const { found: passwordHash, forget } = await looked(context, attempt, async () => {
    if (await accountByEmail(sql, email)) throw taken(refusals.taken)
    return hashPassword(password)
  })
  const picture = (await given.picture?.()) ?? ''
  const row = { ...given.person, email, passwordHash, picture }
  const opened = sql.begin(async (tx) => {
    const student: NewStudent = { row, languageId: given.languageId, url: given.url, config, now }
    const user = await createStudent(tx, student)
    // Twice at once: one makes the account, the other finds it made.
    if (!user) throw taken(refusals.taken)
    if (config.rateLimits) await countSignUp(tx, newcomer)
    if (given.isFree) {
      await subscribeToFreePlan(tx, { studentId: user._id, languageId: given.languageId, now })
    }
    return {
      user,
      session: await openSession(tx, { studentId: user._id, remember: false, ...visitOf(context) }),
    }
  })
  const { user, session } = await opened.catch(async (error) => {
    await dropUnlessShown(sql, picture, config)
    throw error
  })
  await forget?.(sql)
  setRefreshCookie(reply, session)
  return { token: session.bearer, user }
}

function taken(status: 409 | 422): Refusal {
  const message = 'This e-mail already has an account. Please sign in, or reset your password.'
  return new Refusal(status, message, { fields: [{ field: 'email', message }] })
}
