import type { ProfileForm } from '#calls/profile.ts'
import type { Tx } from '../database/sql.ts'

export interface ProfileRow {
  id: string
  name: string
  surname: string
  email: string
  /** YYYY-MM-DD. */
  birthday: string | null
  country: string
  picture: string
  createdAt: Date
  wantsTeacherNews: boolean
  wantsCommentNews: boolean
}

export async function profileOf(tx: Tx, studentId: string): Promise<ProfileRow> {
  const [row] = await tx<ProfileRow[]>`
    select id, first_name as name, last_name as surname, email, birthday, country, picture,
      created_at as "createdAt", wants_teacher_news as "wantsTeacherNews", wants_comment_news as "wantsCommentNews"
    from students where id = ${studentId}`
  if (!row) throw new Error('A session without its student.')
  return row
}

type Saving = Omit<ProfileForm, 'profile_pic' | 'type' | 'password'> & {
  studentId: string
  picture: string | null
}

/** An address that changed has to be shown to be one's own again. False where it belongs to somebody else. */
export async function saveProfile(tx: Tx, saving: Saving): Promise<boolean> {
  const { studentId, name, surname, email, dob, country_id, picture } = saving
  const saved = await tx`update students set first_name = ${name}, last_name = ${surname}, birthday = ${dob},
      country = ${country_id}, picture = coalesce(${picture}, picture), email = ${email},
      validated_at = case when lower(email) = lower(${email}) then validated_at end
    where id = ${studentId} and not exists
      (select from students other where lower(other.email) = lower(${email}) and other.id <> ${studentId})
    returning id`
  return saved.length > 0
}

export async function saveSwitches(
  tx: Tx,
  studentId: string,
  wants: { teacherNews: boolean; commentNews: boolean },
): Promise<void> {
  await tx`update students set wants_teacher_news = ${wants.teacherNews}, wants_comment_news = ${wants.commentNews}
    where id = ${studentId}`
}

/** Whether a profile, a tutor, the team or the academy itself shows this file: the same picture has the same name. */
export async function isPictureShown(tx: Tx, picture: string): Promise<boolean> {
  const [shown] = await tx<{ somewhere: boolean }[]>`
    select exists (select from students where picture = ${picture})
      or exists (select from tutors where picture = ${picture})
      or exists (select from team_members where picture = ${picture})
      or exists (select from academy_settings where settings ->> 'logo' = ${picture}) as somewhere`
  return shown?.somewhere === true
}
