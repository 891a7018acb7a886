import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { markValidated, ownerOfLink, takeLink } from './link-store.ts'

interface Given {
  email: string
  token: string
}

/** The link and the address must belong together. */
export async function activateBy({
  sql,
  body,
  now,
}: Pick<Context<unknown, unknown, Given>, 'sql' | 'body' | 'now'>) {
  const link = { token: body.token, purpose: 'activation', now } as const
  await sql.begin(async (tx) => {
    const owner = await ownerOfLink(tx, link)
    const isOwners = owner?.email.toLowerCase() === body.email.toLowerCase()
    const studentId = isOwners ? await takeLink(tx, link) : null
    if (!studentId) {
      throw new Refusal(
        410,
        'This link was used before or has ended. If your account is active, just sign in.',
      )
    }
    await markValidated(tx, studentId, now)
  })
}
