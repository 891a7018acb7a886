import { z } from 'zod'
import { isCountry } from '#rules/countries.ts'
import { endpoint, get, post } from './endpoint.ts'
import {
  birthday,
  email,
  filled,
  longestPassword,
  passwordAgain,
  personName,
  picture,
} from './person-fields.ts'

/** spec 3, "User (older)". `profile_pic` is the name of a file under /UserProfile/. */
export const OlderUser = z.object({
  _id: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  dob: z.string(),
  country_id: z.object({ _id: z.string(), country: z.string() }).nullable(),
  profile_pic: z.string(),
  created_at: z.string(),
  teachernotificationstatus: z.boolean(),
  commentnotificationstatus: z.boolean(),
})
export type OlderUser = z.infer<typeof OlderUser>

const older = { access: 'student', family: 'older' } as const

export const selectUserData = endpoint({
  ...older,
  method: 'GET',
  path: '/selectuserdata',
  reply: z.object({ user: OlderUser }),
})

/** The profile as one edits it (spec 5). Without a picture in it, the one that stands stays. */
export const ProfileForm = z.object({
  name: personName('Name', 'Name is required'),
  surname: personName('Surname', 'Surname is required'),
  email,
  dob: birthday('Birthday is required'),
  country_id: filled('Country is Required').refine(isCountry, 'Country is Required'),
  profile_pic: picture.optional(),
  type: z
    .string()
    .regex(/^(image\/)?(png|jpe?g)$/i, 'Please select Image in PNG, JPG')
    .optional(),
  /** With another e-mail: the present one, where this session was not opened with it within the last 10 minutes. */
  password: passwordAgain,
})
export type ProfileForm = z.infer<typeof ProfileForm>

export const updateProfile = endpoint({
  ...older,
  method: 'PUT',
  path: '/update',
  holdsPicture: true,
  oneself: true,
  body: ProfileForm,
  reply: z.object({ message: z.string() }),
})

const switches = OlderUser.pick({ teachernotificationstatus: true, commentnotificationstatus: true })

export const getNotificationData = endpoint({
  ...older,
  method: 'GET',
  path: '/getnotificationdata',
  reply: z.object({ user: switches }),
})

/** "true" and "false" come as texts (spec 7). */
const onOff = z.enum(['true', 'false'], { error: 'This is neither "true" nor "false"' })

export const updateNotificationData = endpoint({
  ...older,
  method: 'PUT',
  path: '/updatenotificationdata',
  oneself: true,
  body: z.object({ teachernotificationstatus: onOff, commentnotificationstatus: onOff }),
  reply: z.object({ message: z.string() }),
})

/** Everything that the academy holds about the student, a list of rows a kind. */
export const myData = endpoint({
  ...get,
  path: '/myData',
  oneself: true,
  reply: z.record(z.string(), z.unknown()),
})

export const DeleteAccountForm = z.object({
  password: z
    .string({ error: 'Password is Required' })
    .min(1, 'Password is Required')
    .max(longestPassword, 'This is not your password.'),
})

export const deleteAccount = endpoint({
  ...post,
  path: '/deleteAccount',
  setsCookie: true,
  oneself: true,
  body: DeleteAccountForm,
  reply: z.object({ message: z.string() }),
})
