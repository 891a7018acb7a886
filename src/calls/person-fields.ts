import { z } from 'zod'
import { isAdult, isInFuture, readBirthday } from '#rules/birthdays.ts'
import { isAlphabetic, longestName, nameLength, shortestName } from '#rules/names.ts'

/** Any text that must be there, without the blanks around it. */
export const filled = (text: string) => z.string({ error: text }).trim().min(1, text)

/** The e-mail of the login and of the older forms (spec 5). */
export const email = filled('Email is Required').pipe(
  z.email('Email is Not Valid').max(254, 'Email is Not Valid'),
)

/** In signs, as zod counts them: 😀 is one, though two units of text. */
export const longestPassword = 128

/** A new password, taken exactly as typed (domain 21); the server refuses the common ones besides. */
export const newPassword = (texts: { required: string; short: string; minimum: number }) =>
  z
    .string({ error: texts.required })
    .min(1, texts.required)
    .refine((given) => [...given].length >= texts.minimum, texts.short)
    .refine((given) => [...given].length <= longestPassword, 'A password can have at most 128 characters.')
    .refine((given) => given.trim() === given, 'A password cannot begin or end with a blank.')

/** The password one has, asked for again before what could take the account away (ASVS 7.5). */
export const passwordAgain = z.string().max(longestPassword, 'This is not your password.').optional()

/** A name or a surname of the profile and the older registration (spec 5), `called` 'Name' or 'Surname'. */
export const personName = (called: 'Name' | 'Surname', required: string) =>
  filled(required)
    .refine(isAlphabetic, 'Only alphabets are allowed')
    .refine((name) => nameLength(name) >= shortestName, `${called} must be at least 3 characters long.`)
    .refine(
      (name) => nameLength(name) <= longestName,
      `${called} field can only contains 30 characters long.`,
    )

/** DD-MM-YYYY on the wire, YYYY-MM-DD inside; an adult's, and never ahead (domain 12). */
export const birthday = (required: string) =>
  filled(required).transform((wire, context) => {
    const stored = readBirthday(wire)
    const now = new Date()
    const problem = !stored
      ? 'Birthday is not a date'
      : isInFuture(stored, now)
        ? 'Birthday cannot be in the future'
        : isAdult(stored, now)
          ? null
          : 'You must be 18 or older to use the academy'
    if (problem) context.addIssue({ code: 'custom', message: problem })
    return stored ?? z.NEVER
  })

/** A picture as a data URL; what it holds is looked at by the server. */
export const picture = filled('Image is required').refine(
  (url) => /^data:image\/(png|jpe?g);base64,/.test(url),
  'Please select Image in PNG, JPG',
)
