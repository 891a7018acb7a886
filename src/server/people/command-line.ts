import { createAdmin, type MadeAdmin } from '../accounts/create-admin.ts'
import { takeOffTwoSteps } from '../accounts/two-steps/take-off.ts'
import { type Change, keptAround } from '../audit/keep-changes.ts'
import type { Config } from '../config.ts'
import type { Sql } from '../database/sql.ts'
import { dataOf } from '../profile/my-data.ts'
import { Refusal } from '../refusal.ts'
import type { TakenContent } from '../studio/exchange/content-files.ts'
import { importFolder } from '../studio/exchange/folder-exchange.ts'
import { removePerson, studentNamed } from './remove-person.ts'

/** What is done to somebody, or to what is taught, with `npm run admin` on the server itself; the log of changes holds it as what the studio does. */
export interface AtCommandLine {
  sql: Sql
  config: Config
  now: Date
}

export async function makeAdmin(at: AtCommandLine, email: string): Promise<MadeAdmin['password']> {
  const about = { subject: 'student', subjectId: '' }
  return written(at, { command: 'create-admin', about }, async (changed) => {
    const { password, change } = await createAdmin(at.sql, email, at.now)
    changed(change)
    return password
  })
}

export async function exportNamed(at: AtCommandLine, email: string): Promise<object> {
  const person = await studentNamed(at.sql, { email })
  const about = { subject: 'student', subjectId: person.id, after: { exported: true } }
  return written(at, { command: 'export-user', about }, () => dataOf(at.sql, person, at.now))
}

export async function deleteNamed(at: AtCommandLine, email: string): Promise<void> {
  const person = await studentNamed(at.sql, { email })
  const about = { subject: 'student', subjectId: person.id, before: { role: person.role } }
  const command = 'delete-user'
  await written(at, { command, about: { ...about, after: { deleted: true } } }, () =>
    removePerson(at.sql, person, at),
  )
}

export async function takeOffNamed(at: AtCommandLine, email: string): Promise<void> {
  const person = await studentNamed(at.sql, { email })
  const about = { subject: 'student', subjectId: person.id, before: { twoSteps: true } }
  const command = 'two-steps-off'
  await written(at, { command, about: { ...about, after: { twoSteps: false } } }, async () => {
    if (!(await takeOffTwoSteps(at.sql, { ...at, person })))
      throw new Refusal(409, `Two-step sign-in is not on for ${email}.`)
  })
}

export function importNamed(at: AtCommandLine, folder: string): Promise<TakenContent> {
  const about = { subject: 'import', subjectId: '', after: { folder } }
  return written(at, { command: 'import', about }, (changed) => importFolder({ ...at, changed }, folder))
}

/** Nobody of the academy is known to have done it, and no address: whoever may run commands there. */
function written<Answer>(
  { sql, now }: AtCommandLine,
  { command, about }: { command: string; about: Change },
  make: (changed: (change: Change) => void) => Promise<Answer>,
): Promise<Answer> {
  const call = `npm run admin -- ${command}`
  const maker = { madeAt: now, actorId: null, actor: 'The command line', address: '', call }
  const changes: Change[] = []
  return keptAround({ sql, maker, sent: about, changes }, () => make((change) => changes.push(change)))
}
