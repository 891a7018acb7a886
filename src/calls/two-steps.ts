import { z } from 'zod'
import { SignedIn } from './accounts.ts'
import { endpoint, get, post } from './endpoint.ts'
import { longestPassword } from './person-fields.ts'

const code = z
  .string({ error: 'Please type the code.' })
  .trim()
  .min(1, 'Please type the code.')
  .max(100, 'This is not a code.')
const password = z
  .string({ error: 'Please type your password.' })
  .min(1, 'Please type your password.')
  .max(longestPassword, 'This is not your password.')

export const CodeForm = z.object({ code })
export const PasswordForm = z.object({ password })
export const PasswordAndCode = z.object({ password, code })

/** The second step, with what `signIn` or `newlogin` answered in place of a token. */
export const signInByCode = endpoint({
  ...post,
  path: '/twoSteps/signIn',
  access: 'visitor',
  setsCookie: true,
  body: CodeForm.extend({ secondStep: z.string().min(1).max(100) }),
  reply: SignedIn,
})

/** How the own account stands. */
export const TwoSteps = z.object({
  isOn: z.boolean(),
  since: z.string().nullable(),
  recoveryCodesLeft: z.number().int(),
  /** The academy asks its people for it, and this is one of them. */
  isAsked: z.boolean(),
})
export type TwoSteps = z.infer<typeof TwoSteps>

export const twoSteps = endpoint({ ...get, path: '/twoSteps', oneself: true, reply: TwoSteps })

/** What the app is to know: in a picture to scan, or typed. It counts once it is confirmed by a code. */
export const beginTwoSteps = endpoint({
  ...post,
  path: '/twoSteps/begin',
  oneself: true,
  body: PasswordForm,
  reply: z.object({ secret: z.string(), uri: z.string() }),
})

/** Shown this once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** On from now: every other device is signed out. */
export const confirmTwoSteps = endpoint({
  ...post,
  path: '/twoSteps/confirm',
  setsCookie: true,
  oneself: true,
  body: CodeForm,
  reply: RecoveryCodes,
})

/** Those that were before open nothing any more. */
export const newRecoveryCodes = endpoint({
  ...post,
  path: '/twoSteps/recoveryCodes',
  oneself: true,
  body: PasswordAndCode,
  reply: RecoveryCodes,
})

export const endTwoSteps = endpoint({
  ...post,
  path: '/twoSteps/off',
  oneself: true,
  body: PasswordAndCode,
  reply: z.object({ message: z.string() }),
})
