import type { SignedIn, SignedInUser } from '#calls/accounts.ts'
import type { Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { refuseForeignOrigin } from '../links/own-origin.ts'
import { mindDevice } from '../sessions/mind-device.ts'
import { setRefreshCookie } from '../sessions/refresh-cookie.ts'
import { openSession } from '../sessions/session-store.ts'
import { visitOf } from '../sessions/visit.ts'
import { takeHalf, userOfHalf } from './half-sign-in-store.ts'
import { proveCode, wrongCode } from './prove-code.ts'
import { tellOfTwoSteps } from './two-steps-mails.ts'
import { recoveryCodesLeft } from './two-steps-store.ts'

type SecondStep = Context<unknown, unknown, { secondStep: string; code: string }>

/** Opens the session that the first step kept waiting. */
export async function signInWithCode(context: SecondStep): Promise<SignedIn> {
  const { sql, body, now, request, reply } = context
  refuseForeignOrigin(request)
  const user = await userOfHalf(sql, body.secondStep, now)
  if (!user) throw tookTooLong()
  const { code } = body
  const kind = await proveCode(context, {
    studentId: user._id,
    code,
    refusal: (tried) => wrongAtTheDoor(context, user, tried),
  })
  const session = await sql.begin(async (tx) => {
    const half = await takeHalf(tx, body.secondStep, now)
    if (!half) throw tookTooLong()
    if (kind === 'recovery') await tellOfCodeUsed(tx, context, user)
    await mindDevice(tx, context, { ...half, user })
    const remember = half.remember ?? half.byDevice
    return openSession(tx, { studentId: user._id, remember, byPassword: !half.byDevice, ...visitOf(context) })
  })
  setRefreshCookie(reply, session)
  return { token: session.bearer, user }
}

function tookTooLong(): Refusal {
  return new Refusal(410, 'This took too long. Please sign in with your password again.')
}

/** Of wrong codes behind a right password the owner hears. */
const tellsAfter = 5

async function wrongAtTheDoor({ sql, config, now }: SecondStep, user: SignedInUser, tried: number) {
  const day = now.toISOString().slice(0, 10)
  const dedupeKey = `wrong-codes/${user._id}/${day}`
  if (tried >= tellsAfter) await tellOfTwoSteps(sql, 'wrongCodes', { ...user, config, dedupeKey })
  return wrongCode(401)
}

export async function tellOfCodeUsed(
  tx: Tx,
  { config }: Pick<Context, 'config'>,
  user: { _id: string; email: string; firstName: string },
): Promise<void> {
  const left = await recoveryCodesLeft(tx, user._id)
  await tellOfTwoSteps(tx, 'codeUsed', { ...user, config, recoveryCodesLeft: left })
}
