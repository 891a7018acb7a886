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
import { provePassword } from '../accounts/passwords/password-change.ts'
import { passwordRefusals } from '../accounts/passwords/password-refusals.ts'
import { clearDeviceCookies } from '../accounts/sessions/device-cookies.ts'
import { clearRefreshCookie } from '../accounts/sessions/refresh-cookie.ts'
import { serve } from '../serve.ts'
import { callLimit } from '../watching/call-limit.ts'
import { eraseAccount } from './delete-account.ts'
import { dropUnlessShown } from './drop-unless-shown.ts'
import { dataOf } from './my-data.ts'
import { type ProfileRow, profileOf, saveSwitches } from './profile-store.ts'
import { registerSessionList } from './session-list-calls.ts'
import { updateOwnProfile } from './update-profile.ts'

/** In a minute: it is everything that the academy holds about somebody. */
const mostTakenOut = 10

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

  const takeOut = app.deps.config.rateLimits ? callLimit(mostTakenOut) : () => {}
  serve(app, myData, ({ sql, student, now }) => {
    takeOut(student.id)
    return dataOf(sql, student, now)
  })

  serve(app, deleteAccount, async (context) => {
    const { sql, student, config, body, now, reply } = context
    await provePassword(context, body.password, passwordRefusals(403).wrong)
    const { picture } = await profileOf(sql, student.id)
    await eraseAccount(sql, student, { config, now })
    await dropUnlessShown(sql, picture, config)
    clearRefreshCookie(reply)
    clearDeviceCookies(reply)
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
