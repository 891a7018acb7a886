import type { ProfileForm } from '#calls/profile.ts'
import { sendActivationLink } from '../accounts/links/activation-link.ts'
import { endLinks } from '../accounts/links/link-store.ts'
import { proveOneself } from '../accounts/passwords/password-change.ts'
import { passwordRefusals } from '../accounts/passwords/password-refusals.ts'
import { holdOwnSession } from '../accounts/sessions/hold-session.ts'
import { countAttempt } from '../accounts/sessions/sign-in-attempts.ts'
import type { Tx } from '../database/sql.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { dropUnlessShown } from './drop-unless-shown.ts'
import { keepPicture } from './pictures.ts'
import { emailChangedMail } from './profile-mails.ts'
import { profileOf, saveProfile } from './profile-store.ts'

type Updating = Context<unknown, unknown, ProfileForm>

/** Saves the profile. A new address asks for the password, for whoever has the mailbox has the account; it is mailed its activation
 * link, the old one that it was changed. */
export async function updateOwnProfile(context: Updating): Promise<{ message: string }> {
  const { sql, student, config, body } = context
  const { profile_pic, type: _, password, ...form } = body
  const isMoving = form.email.toLowerCase() !== student.email.toLowerCase()
  if (isMoving) await proveOneself(context, password, passwordRefusals(422))
  const forget = isMoving ? await countAsked(context) : undefined
  const picture = profile_pic === undefined ? null : await keepPicture(profile_pic, config)
  const before = await sql
    .begin(async (tx) => {
      await holdOwnSession(tx, context)
      const before = await profileOf(tx, student.id)
      // Moved meanwhile: it must not come back without the password.
      if (!isMoving && before.email.toLowerCase() !== form.email.toLowerCase()) throw movedMeanwhile()
      if (!(await saveProfile(tx, { ...form, picture, studentId: student.id }))) throw taken()
      if (isMoving) await tellOfNewAddress(tx, context)
      return before
    })
    .catch(async (error) => {
      if (picture !== null) await dropUnlessShown(sql, picture, config)
      // Two who took the same address at once.
      throw (error as { code?: string }).code === '23505' ? taken() : error
    })
  await forget?.(sql)
  if (picture !== null && picture !== before.picture) await dropUnlessShown(sql, before.picture, config)
  return { message: 'Your profile is saved.' }
}

/** Only tries that meet a taken address stay counted, as at sign-up: nobody asks for a thousand addresses here. */
async function countAsked({ sql, config, request, body, now }: Updating) {
  const attempt = { email: body.email, address: request.ip, now, of: 'address' } as const
  return config.rateLimits ? countAttempt(sql, attempt) : undefined
}

async function tellOfNewAddress(tx: Tx, { student, config, body, now }: Updating): Promise<void> {
  // A link that was mailed to the old address must not open what is now another's.
  await endLinks(tx, { studentId: student.id, purpose: 'reset', now })
  await endLinks(tx, { studentId: student.id, purpose: 'activation', now })
  await queueMail(tx, { to: student.email, ...emailChangedMail(student.firstName, config) })
  const isSent = await sendActivationLink(tx, {
    student: { id: student.id, email: body.email, firstName: body.name },
    url: `${config.publicUrl}/user/validate-user`,
    config,
    now,
  })
  // Else each move back and forth would be a mail to somebody.
  if (!isSent) throw movedOften()
}

function movedOften(): Refusal {
  const message =
    'Several mails about this account were sent just now. Please wait a few minutes, then try again.'
  return new Refusal(429, message, { retryAfter: 900, fields: [{ field: 'email', message }] })
}

function movedMeanwhile(): Refusal {
  return new Refusal(409, 'Your e-mail was changed meanwhile. Please look again.')
}

function taken(): Refusal {
  const message = 'This e-mail belongs to another account.'
  return new Refusal(422, message, { fields: [{ field: 'email', message }] })
}
