import { z } from 'zod'
import { roles } from '#rules/permissions.ts'
import { endpoint, post } from './endpoint.ts'
import { email, longestPassword, newPassword, passwordAgain } from './person-fields.ts'

const password = z
  .string({ error: 'Password is Required' })
  .min(1, 'Password is Required')
  .max(longestPassword, 'Invalid email and password combination.')

/** The login form of spec 2, with its texts (spec 5). */
export const SignInForm = z.object({ email, password, remember: z.boolean().optional() })
export type SignInForm = z.infer<typeof SignInForm>

/** On a device that is remembered, its cookie stands for the password (domain 3). */
export const SignIn = z.discriminatedUnion('remembered', [
  SignInForm.extend({ remembered: z.literal(false).optional() }),
  z.object({ email, remembered: z.literal(true), remember: z.boolean().optional() }),
])
export type SignIn = z.infer<typeof SignIn>

export const SignedInUser = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
})
export type SignedInUser = z.infer<typeof SignedInUser>

export const SignedIn = z.object({ token: z.string(), user: SignedInUser })
export type SignedIn = z.infer<typeof SignedIn>

/** Of an account with two-step sign-in: the password was right, and `signInByCode` goes on with this. */
const FirstStep = z.object({ secondStep: z.string() })

/** spec 3, "Auth info (newer)", with the paid subscription and the credit (domain 2, 9). */
export const Me = SignedInUser.extend({
  username: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  isActive: z.boolean(),
  isNotValidated: z.boolean(),
  watchedIntroduction: z.boolean(),
  stripeCustomerId: z.string().nullable(),
  enrollments: z.array(z.string()),
  isStarUser: z.boolean(),
  credit: z.number().int(),
  lastVisitedPage: z.string().nullable(),
  subscription: z
    .object({
      status: z.string(),
      plan: z.object({ nickname: z.string() }),
      current_period_start: z.number().int(),
      current_period_end: z.number().int(),
    })
    .nullable(),
  /** The admin who looks through this student's eyes (domain 13). */
  impersonatedBy: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Works for the academy, and has to switch on two-step sign-in before the studio opens. */
  owesTwoSteps: z.boolean(),
})
export type Me = z.infer<typeof Me>

export const signIn = endpoint({
  method: 'POST',
  path: '/signIn',
  access: 'visitor',
  family: 'older',
  setsCookie: true,
  body: SignIn,
  reply: z.union([SignedIn, FirstStep]),
})

/** Its refusals are its own: a missing field is 400 'Please fill all the fields correctly!' (spec 8). */
export const newLogin = endpoint({
  method: 'POST',
  path: '/newlogin',
  access: 'visitor',
  family: 'newer',
  setsCookie: true,
  invalid: 'Please fill all the fields correctly!',
  body: SignIn,
  reply: z.union([SignedIn, FirstStep]),
})

export const refreshToken = endpoint({
  method: 'POST',
  path: '/refreshToken',
  access: 'visitor',
  family: 'flat',
  setsCookie: true,
  // With whose it is: another tab of the browser may have signed somebody else in.
  reply: z.object({ status: z.literal(200), data: z.string(), user: z.object({ _id: z.string() }) }),
})

export const logout = endpoint({
  method: 'GET',
  path: '/logout',
  access: 'student',
  family: 'newer',
  setsCookie: true,
  reply: z.object({ message: z.string() }),
})

export const me = endpoint({ method: 'GET', path: '/me', access: 'student', family: 'newer', reply: Me })

const Said = z.object({ message: z.string() })

/** Unchecking Remember me: this device's cookies go, and what they stood for. */
export const forgetMe = endpoint({
  ...post,
  path: '/forgetMe',
  access: 'visitor',
  setsCookie: true,
  reply: Said,
})

/** Ends every session and every remembered device of the account, this one too; `password` as in endSessionOf. */
export const logoutEverywhere = endpoint({
  ...post,
  path: '/logoutEverywhere',
  setsCookie: true,
  oneself: true,
  body: z.object({ password: passwordAgain }),
  reply: Said,
})

const mandatory = 'All password fields are mandatory.'

/** The older password change (spec 5); the new token replaces the stored one. */
export const PasswordChange = z
  .object({
    old_password: z
      .string({ error: mandatory })
      .min(1, mandatory)
      .max(longestPassword, 'The old password is not right.'),
    new_password: newPassword({
      required: mandatory,
      short: 'Password length should be greater than 5',
      minimum: 6,
    }),
    c_password: z.string({ error: mandatory }).min(1, mandatory),
  })
  .refine((form) => form.new_password === form.c_password, {
    path: ['c_password'],
    error: 'The new password and confirm password does not match.',
  })

export const changeOwnPassword = endpoint({
  method: 'PUT',
  path: '/change-password',
  setsCookie: true,
  access: 'student',
  family: 'older',
  oneself: true,
  body: PasswordChange,
  reply: z.object({ message: z.string(), token: z.string() }),
})

/** The newer one: `oldPassword` only where the password itself was not given within the last 10 minutes. */
export const NewPasswordForm = z
  .object({
    newPassword: newPassword({
      required: 'A minimum 5 characters new password contains',
      short: 'A minimum 5 characters new password contains',
      minimum: 5,
    }),
    confirmPassword: z.string({ error: 'Confirm password and new password should be same' }),
    oldPassword: z.string().max(longestPassword, 'The current password is not right.').optional(),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Confirm password and new password should be same',
  })

export const updateUserPassword = endpoint({
  ...post,
  path: '/updateUserPassword',
  setsCookie: true,
  oneself: true,
  body: NewPasswordForm,
  reply: Said,
})
