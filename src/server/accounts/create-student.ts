import type { SignedInUser } from '#calls/accounts.ts'
import type { Config } from '../config.ts'
import { enrolInLanguage } from '../courses/enrolment-store.ts'
import type { Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { sendActivationLink } from './links/activation-link.ts'
import { insertStudent, type StudentRow } from './student-store.ts'

export interface NewStudent {
  row: Omit<StudentRow, 'id'>
  /** The language to begin with. */
  languageId: string
  /** The activation page, as the client named it. */
  url: string | undefined
  config: Config
  now: Date
}

/** Somebody new: enrolled in every course of the language, and asked by mail whether the address is theirs. */
export async function createStudent(tx: Tx, student: NewStudent): Promise<SignedInUser | null> {
  const { row, languageId, url, config, now } = student
  const user = await insertStudent(tx, { ...row, id: newId() })
  if (!user) return null
  const { _id: id, email, firstName } = user
  await enrolInLanguage(tx, id, languageId)
  const page = url || `${config.publicUrl}/user/validate-user`
  await sendActivationLink(tx, { student: { id, email, firstName }, url: page, config, now })
  return user
}
