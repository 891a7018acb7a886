import type { ListedPerson, PersonChange } from '#calls/admin-people.ts'
import { forgetDevicesOf } from '../accounts/sessions/device-store.ts'
import { endSessionsOf } from '../accounts/sessions/session-store.ts'
import { holdAccount } from '../accounts/two-steps/two-steps-store.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import {
  type HeldPerson,
  holdAdmins,
  holdPerson,
  personListed,
  savePerson,
  shownPerson,
} from './people-store.ts'

export const noSuchPerson = () => new Refusal(404, 'There is no such student.')

type Asking = Context<{ id: string }, unknown, PersonChange>

/** Disables and enables, makes a star user, gives and takes a role; says in the log how it was before. */
export async function changePerson({ sql, params, body, student, now, changed }: Asking) {
  const before = await sql.begin(async (tx) => {
    const admins = await holdAdmins(tx)
    const held = await holdPerson(tx, params.id)
    if (!held) throw noSuchPerson()
    refuseUnwise(held, body, { ownId: student.id, admins })
    await savePerson(tx, held.id, body)
    if (body.isActive === false) await signOutEverywhere(tx, held.id, now)
    return held
  })
  changed({ subject: 'student', subjectId: params.id, before: partOf(before, body), after: body })
  return knownPerson(sql, params.id, now)
}

/** Nobody locks the door behind themselves, and somebody must be left who can open it. */
function refuseUnwise(
  held: HeldPerson,
  change: PersonChange,
  { ownId, admins }: { ownId: string; admins: string[] },
): void {
  const losesRole = change.role !== undefined && change.role !== held.role
  if (held.id === ownId && losesRole)
    throw new Refusal(409, 'You cannot change your own role. Ask another admin.')
  if (held.id === ownId && change.isActive === false)
    throw new Refusal(409, 'You cannot disable your own account. Ask another admin.')
  const isAdminNoMore = losesRole || change.isActive === false
  if (isAdminNoMore && admins.every((id) => id === held.id) && admins.length > 0)
    throw new Refusal(409, 'This is the only admin. Make somebody else one first.')
}

export async function signOutEverywhere(tx: Tx, id: string, now: Date): Promise<void> {
  await holdAccount(tx, id)
  await endSessionsOf(tx, id, { now })
  await forgetDevicesOf(tx, id)
}

export async function knownPerson(sql: Sql, id: string, now: Date): Promise<ListedPerson> {
  const row = await personListed(sql, id, now)
  if (!row) throw noSuchPerson()
  return shownPerson(row)
}

function partOf(held: HeldPerson, change: PersonChange): PersonChange {
  const fields = Object.keys(change) as (keyof PersonChange)[]
  return Object.fromEntries(fields.map((field) => [field, held[field]]))
}
