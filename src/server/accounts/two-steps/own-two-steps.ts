import { academy } from '#rules/academy.ts'
import { readCode, shownRecoveryCode } from '#rules/two-steps.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { provePassword } from '../passwords/password-change.ts'
import { passwordRefusals } from '../passwords/password-refusals.ts'
import { clearDeviceCookies } from '../sessions/device-cookies.ts'
import { forgetDevicesOf } from '../sessions/device-store.ts'
import { holdOwnSession } from '../sessions/hold-session.ts'
import { endSessionsOf } from '../sessions/session-store.ts'
import { counted, proveCode, wrongCode } from './prove-code.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { newSecret, openSecret, sealSecret } from './sealed-secret.ts'
import { base32Of, stepOfCode } from './totp.ts'
import { tellOfTwoSteps } from './two-steps-mails.ts'
import {
  beginFactor,
  begunSecret,
  confirmFactor,
  dropFactor,
  factorOf,
  keepRecoveryCodes,
} from './two-steps-store.ts'

/** So long the app may take to be set up. */
const setupTime = 30 * 60_000

type WithPassword = Context<unknown, unknown, { password: string }>
type WithCode = Context<unknown, unknown, { code: string }>
type WithBoth = Context<unknown, unknown, { password: string; code: string }>

const isOnAlready = () => new Refusal(409, 'Two-step sign-in is on already.')
const isOff = () => new Refusal(409, 'Two-step sign-in is off.')

/** A secret for the app; it asks for nothing until a code of it has come. */
export async function begin(context: WithPassword): Promise<{ secret: string; uri: string }> {
  const { sql, student, config, now } = context
  await passwordAgain(context)
  const secret = newSecret()
  const sealedSecret = sealSecret(secret, { secretKey: config.secretKey, studentId: student.id })
  if (!(await beginFactor(sql, { studentId: student.id, sealedSecret, now }))) throw isOnAlready()
  const shown = base32Of(secret)
  const issuer = encodeURIComponent(academy.name)
  const label = `${issuer}:${encodeURIComponent(student.email)}`
  return { secret: shown, uri: `otpauth://totp/${label}?secret=${shown}&issuer=${issuer}` }
}

/** On from now. Whatever was opened by the password alone ends, but for this session, which has just shown a code. */
export async function confirm(context: WithCode): Promise<{ recoveryCodes: string[] }> {
  const { sql, student, session, config, body, now, reply } = context
  const since = new Date(now.getTime() - setupTime)
  const sealedSecret = await begunSecret(sql, student.id, since)
  if (!sealedSecret) throw new Refusal(409, 'This took too long. Please begin again.')
  const { forget } = await counted(context, student.id)
  const secret = openSecret(sealedSecret, { secretKey: config.secretKey, studentId: student.id })
  const step = secret && stepOfCode(secret, readCode(body.code)?.code ?? '', now)
  if (step === null) throw wrongCode(403)
  const { codes, ...kept } = await newRecoveryCodes()
  await sql.begin(async (tx) => {
    await holdOwnSession(tx, context)
    if (!(await confirmFactor(tx, { studentId: student.id, sealedSecret, step, now }))) throw isOnAlready()
    await keepRecoveryCodes(tx, student.id, kept)
    await endSessionsOf(tx, student.id, { now, except: session.id })
    await forgetDevicesOf(tx, student.id)
    await tellOfTwoSteps(tx, 'on', { ...student, config })
  })
  await forget()
  clearDeviceCookies(reply)
  return { recoveryCodes: codes.map(shownRecoveryCode) }
}

export async function renewRecoveryCodes(context: WithBoth): Promise<{ recoveryCodes: string[] }> {
  const { sql, student, config } = context
  await passwordAndCode(context)
  const { codes, ...kept } = await newRecoveryCodes()
  await sql.begin(async (tx) => {
    await holdOwnSession(tx, context)
    if (!(await factorOf(tx, student.id))) throw isOff()
    await keepRecoveryCodes(tx, student.id, kept)
    await tellOfTwoSteps(tx, 'newCodes', { ...student, config })
  })
  return { recoveryCodes: codes.map(shownRecoveryCode) }
}

export async function switchOff(context: WithBoth): Promise<{ message: string }> {
  const { sql, student, config } = context
  await passwordAndCode(context)
  await sql.begin(async (tx) => {
    await holdOwnSession(tx, context)
    if (!(await dropFactor(tx, student.id))) throw isOff()
    await tellOfTwoSteps(tx, 'off', { ...student, config })
  })
  return { message: 'Two-step sign-in is off. Your password alone opens your account.' }
}

async function passwordAndCode(context: WithBoth): Promise<void> {
  const { sql, student, body } = context
  await passwordAgain(context)
  if (!(await factorOf(sql, student.id))) throw isOff()
  await proveCode(context, { studentId: student.id, code: body.code, refusal: () => wrongCode(403) })
}

/** A session that was found open is not enough; guessing is counted as at sign-in. */
function passwordAgain(context: WithPassword): Promise<void> {
  return provePassword(context, context.body.password, passwordRefusals(403).wrong)
}
