import { newSignUp, SignUpForm } from '#calls/sign-up.ts'
import { call, type InputOf, type ReplyOf } from '../../call.ts'
import { mistakesIn } from '../mistakes-in.ts'

export type SignedUp = ReplyOf<typeof newSignUp>

/** What signing up checks and sends: fetched once somebody is at the form, so that the page answers before it. */
export const mistakesOf = (form: unknown) => mistakesIn(SignUpForm, form)
export const signUpWith = (body: InputOf<typeof newSignUp>['body']) => call(newSignUp, { body })
