import { sendActivationLink } from '../accounts/links/activation-link.ts'
import type { LinkPurpose } from '../accounts/links/link-store.ts'
import { sendResetLink } from '../accounts/links/reset-link.ts'
import type { Tx } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { noSuchPerson } from './change-person.ts'

interface Addressee {
  id: string
  email: string
  firstName: string
  isActive: boolean
  isValidated: boolean
}

const kinds = {
  activation: { page: '/user/validate-user', send: sendActivationLink, called: 'an activation link' },
  reset: { page: '/reset-password', send: sendResetLink, called: 'a link for a new password' },
}

/** Mails a link anew. It goes to the student's own mailbox alone: whoever sends it never sees it. */
export async function sendLinkTo(
  { sql, params, config, now, changed }: Context<{ id: string }>,
  purpose: LinkPurpose,
): Promise<{ message: string }> {
  const { page, send, called } = kinds[purpose]
  const email = await sql.begin(async (tx) => {
    const student = await addresseeOf(tx, params.id)
    if (!student.isActive) throw new Refusal(409, 'This account is disabled. Enable it first.')
    if (purpose === 'activation' && student.isValidated)
      throw new Refusal(409, 'This account is activated already.')
    const before = await linksOf(tx, student.id)
    await send(tx, { student, url: `${config.publicUrl}${page}`, config, now })
    if ((await linksOf(tx, student.id)) === before)
      throw new Refusal(
        429,
        'They had three mails within a quarter of an hour. The newest one still works.',
        {
          retryAfter: 900,
        },
      )
    return student.email
  })
  changed({ subject: 'student', subjectId: params.id, after: { sent: called } })
  return { message: `We sent ${called} to ${email}.` }
}

async function addresseeOf(tx: Tx, id: string): Promise<Addressee> {
  const [row] = await tx<Addressee[]>`
    select id, email, first_name as "firstName", is_active as "isActive", validated_at is not null as "isValidated"
    from students where id = ${id} and deleted_at is null`
  if (!row) throw noSuchPerson()
  return row
}

async function linksOf(tx: Tx, studentId: string): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    select count(*)::int as n from account_links where student_id = ${studentId}`
  return row?.n ?? 0
}
