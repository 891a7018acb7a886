import { z } from 'zod'
import { isCountry } from '#rules/countries.ts'
import { isAlphabetic, longestName, nameLength, shortestName } from '#rules/names.ts'
import { SignedInUser } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { birthday, email, filled, newPassword, personName, picture } from './person-fields.ts'

const shortPassword = 'Password length should be greater than 5'

const isName = (name: string) =>
  isAlphabetic(name) && nameLength(name) >= shortestName && nameLength(name) <= longestName
const nameRule = 'Only alphabets are allowed with minimum 3 characters and maximum of 30 characters'

const fields = {
  email: filled('Required').pipe(z.email('Invalid email address').max(254, 'Invalid email address')),
  password: newPassword({ required: 'Required', short: shortPassword, minimum: 6 }),
}

/** The newer sign-up as one fills it in, with its texts (spec 5). */
export const SignUpForm = z
  .object({
    name: filled('Required').refine(isName, nameRule),
    ...fields,
    confirm: z.string({ error: 'Required' }).min(1, 'Required'),
    accepted: z.literal('on', { error: 'Please Accept Terms and Conditions' }),
  })
  .refine((form) => form.confirm === form.password, {
    path: ['confirm'],
    error: 'Password and confirm password does not match',
    // Told beside the other mistakes, as soon as both are typed.
    when: ({ value }) => {
      const typed = value as { password?: string; confirm?: string }
      return Boolean(typed.password && typed.confirm)
    },
  })

/**
 * The newer sign-up on the wire: one `name`, or a first and a last one. A birthday that comes along is an adult's, and a
 * language that is named is the one to begin with (domain 12, 2). A role and the like are not read.
 */
export const NewSignUp = z
  .object({
    name: filled('Required').refine(isName, nameRule).optional(),
    firstName: filled('Required').refine(isName, nameRule).optional(),
    lastName: z.literal('').or(filled('Required').refine(isName, nameRule)).default(''),
    ...fields,
    country: z.string().max(100).optional(),
    dob: birthday('Required').optional(),
    product_id: z.string().max(200).optional(),
    url: z.string().max(500).optional(),
  })
  .refine((sent) => sent.name !== undefined || sent.firstName !== undefined, {
    path: ['firstName'],
    error: 'Required',
    when: () => true,
  })
export type NewSignUp = z.infer<typeof NewSignUp>

/** The older registration: every field in turn (spec 5). */
export const Registration = z.object({
  name: personName('Name', 'Name is Required'),
  surname: personName('Surname', 'Surname is Required'),
  email,
  password: newPassword({ required: 'Password is Required', short: shortPassword, minimum: 6 }),
  dob: birthday('Birthday is Required'),
  country_id: filled('Country is Required').refine(isCountry, 'Country is Required'),
  profile_pic: filled('Image is Required').pipe(picture),
  type: filled('Image is Required').regex(/^(image\/)?(png|jpe?g)$/i, 'Please select Image in PNG, JPG'),
  product_id: z.string().max(200).optional(),
})
export type Registration = z.infer<typeof Registration>

/** The older form has a box besides; the picture's kind comes with the picture. */
export const RegistrationForm = Registration.omit({ type: true, product_id: true }).extend({
  accepted: z.literal('on', { error: 'Please Accept Terms and Conditions' }),
})

export const newSignUp = endpoint({
  method: 'POST',
  path: '/newsignup',
  access: 'visitor',
  family: 'newer',
  setsCookie: true,
  body: NewSignUp,
  reply: z.object({ token: z.string(), user: SignedInUser }),
})

export const register = endpoint({
  method: 'POST',
  path: '/register',
  access: 'visitor',
  family: 'older',
  setsCookie: true,
  holdsPicture: true,
  body: Registration,
  reply: z.object({ token: z.string(), user: SignedInUser }),
})

export const countryList = endpoint({
  method: 'GET',
  path: '/country/list',
  access: 'visitor',
  family: 'older',
  reply: z.object({ country: z.array(z.object({ _id: z.string(), country: z.string() })) }),
})
