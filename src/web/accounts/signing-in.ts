import { forgetMe, SignIn, signIn } from '#calls/accounts.ts'
import { CodeForm, signInByCode } from '#calls/two-steps.ts'
import { call, type InputOf } from '../call.ts'
import { CallError } from '../call-error.ts'
import { firstMistake } from '../first-mistake.ts'

/** What signing in checks and sends: fetched once somebody is at the form, so that the page answers before it. */
export const mistakeOf = (form: unknown) => firstMistake(SignIn, form)
export const forgetDevice = () => call(forgetMe)

export const mistakeInCode = (form: unknown) => firstMistake(CodeForm, form)
export const signInWithCode = (body: InputOf<typeof signInByCode>['body']) => call(signInByCode, { body })

/** A password is taken as it was typed; whoever pasted a blank along does not see it, and is told. */
export async function signInWith(body: SignIn) {
  try {
    return await call(signIn, { body })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { status, message } = error
    if (status >= 500 && status !== 503)
      throw new CallError(status, 'Something went wrong! Please try again later.')
    const password = 'password' in body ? body.password : ''
    if (status !== 422 || password === password.trim()) throw error
    throw new CallError(422, `${message} No password begins or ends with a blank.`)
  }
}
