import { forgetMe, SignIn, signIn } from '#calls/accounts.ts'
import { call } from '../call.ts'
import { firstMistake } from '../first-mistake.ts'

/** What signing in checks and sends: fetched once somebody is at the form, so that the page answers before it. */
export const mistakeOf = (form: unknown) => firstMistake(SignIn, form)
export const signInWith = (body: SignIn) => call(signIn, { body })
export const forgetDevice = () => call(forgetMe)
