import type { FastifyInstance } from 'fastify'
import {
  deleteAccount,
  getNotificationData,
  myData,
  type OlderUser,
  selectUserData,
  updateNotificationData,
  updateProfile,
} from '#calls/profile.ts'
import { writeBirthday } from '#rules/birthdays.ts'
import { countryName } from '#rules/countries.ts'
import { isPasswordOf } from '../accounts/passwords/passwords.ts'
import { clearRefreshCookie } from '../accounts/sessions/refresh-cookie.ts'
import { countAttempt } from '../accounts/sessions/sign-in-attempts.ts'
import { accountByEmail } from '../accounts/student-store.ts'
import { Refusal } from '../refusal.ts'
import { type Context, serve } from '../serve.ts'
import { eraseAccount } from './delete-account.ts'
import { dataOf } from './my-data.ts'
import { dropPicture } from './pictures.ts'
import { isPictureShown, type ProfileRow, profileOf, saveSwitches } from './profile-store.ts'
import { registerSessionList } from './session-list-calls.ts'
import { updateOwnProfile } from './update-profile.ts'

export function registerProfile(app: FastifyInstance): void {
  serve(app, selectUserData, async ({ sql, student }) => ({
    user: shownUser(await profileOf(sql, student.id)),
  }))

  serve(app, updateProfile, updateOwnProfile)

  serve(app, getNotificationData, async ({ sql, student }) => ({
    user: shownUser(await profileOf(sql, student.id)),
  }))

  serve(app, updateNotificationData, async ({ sql, student, body }) => {
    const teacherNews = body.teachernotificationstatus === 'true'
    const commentNews = body.commentnotificationstatus === 'true'
    await saveSwitches(sql, student.id, { teacherNews, commentNews })
    return { message: 'Notifications setting successfully saved' }
  })

  serve(app, myData, ({ sql, student, now }) => dataOf(sql, student, now))

  serve(app, deleteAccount, async (context) => {
    const { sql, student, config, now, reply } = context
    await checkPassword(context)
    const { picture } = await profileOf(sql, student.id)
    await eraseAccount(sql, student, { config, now })
    if (!(await isPictureShown(sql, picture))) await dropPicture(picture, config)
    clearRefreshCookie(reply)
    return { message: 'Your account is deleted. Goodbye!' }
  })

  registerSessionList(app)
}

function shownUser(row: ProfileRow): OlderUser {
  const { id, birthday, country, picture, createdAt, wantsTeacherNews, wantsCommentNews } = row
  return {
    _id: id,
    name: row.name,
    surname: row.surname,
    email: row.email,
    dob: birthday === null ? '' : writeBirthday(birthday),
    country_id: country === '' ? null : { _id: country, country: countryName(country) },
    profile_pic: picture,
    created_at: createdAt.toISOString(),
    teachernotificationstatus: wantsTeacherNews,
    commentnotificationstatus: wantsCommentNews,
  }
}

/** A session that was found open is not enough to delete an account; guessing is counted as at sign-in. */
async function checkPassword(context: Context<unknown, unknown, { password: string }>): Promise<void> {
  const { sql, student, config, body, now, request } = context
  const attempt = { email: student.email, address: request.ip, now }
  const forget = config.rateLimits ? await countAttempt(sql, attempt) : undefined
  const account = await accountByEmail(sql, student.email)
  const isRight = await isPasswordOf(account?.passwordHash ?? null, body.password)
  const message = 'This is not your password.'
  if (!isRight) throw new Refusal(403, message, { fields: [{ field: 'password', message }] })
  await forget?.()
}
