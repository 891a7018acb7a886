import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email } from './person-fields.ts'

const password = z
  .string({ error: 'Password is Required' })
  .min(1, 'Password is Required')
  .max(128, 'Invalid email and password combination.')

/** The login form of spec 2, with its texts (spec 5). */
export const SignInForm = z.object({ email, password, remember: z.boolean().optional() })
export type SignInForm = z.infer<typeof SignInForm>

export const SignedInUser = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.enum(['STUDENT', 'ADMIN']),
  firstName: z.string(),
  lastName: z.string(),
})
export type SignedInUser = z.infer<typeof SignedInUser>

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
      current_period_end: z.number().int(),
    })
    .nullable(),
})
export type Me = z.infer<typeof Me>

export const signIn = endpoint({
  method: 'POST',
  path: '/signIn',
  access: 'visitor',
  family: 'older',
  body: SignInForm,
  reply: z.object({ token: z.string(), user: SignedInUser }),
})

/** Its refusals are its own: a missing field is 400 'Please fill all the fields correctly!' (spec 8). */
export const newLogin = endpoint({
  method: 'POST',
  path: '/newlogin',
  access: 'visitor',
  family: 'newer',
  invalid: 'Please fill all the fields correctly!',
  body: SignInForm,
  reply: z.object({ token: z.string(), user: SignedInUser }),
})

export const refreshToken = endpoint({
  method: 'POST',
  path: '/refreshToken',
  access: 'visitor',
  family: 'flat',
  reply: z.object({ status: z.literal(200), data: z.string() }),
})

export const logout = endpoint({
  method: 'GET',
  path: '/logout',
  access: 'student',
  family: 'newer',
  reply: z.object({ message: z.string() }),
})

export const me = endpoint({ method: 'GET', path: '/me', access: 'student', family: 'newer', reply: Me })
