import type { ListedPerson, PeopleQuery, PersonChange } from '#calls/admin-people.ts'
import type { Role } from '#rules/permissions.ts'
import { hasTwoSteps } from '../accounts/two-steps/two-steps-store.ts'
import { countRows } from '../database/count-rows.ts'
import type { Fragment, Tx } from '../database/sql.ts'
import { type ListPlace, momentFormat } from './list-place.ts'
import { searchQuery } from './search-query.ts'

type Row = Omit<ListedPerson, 'createdAt' | 'lastSeenAt'> &
  ListPlace & { createdAt: Date; lastSeenAt: Date | null }

const person = (tx: Tx, now: Date) => tx`
  students.id, trim(first_name || ' ' || last_name) as name, email, username, role, country,
    is_active as "isActive", is_star as "isStarUser", validated_at is not null as "isValidated",
    ${hasTwoSteps(tx, 'students')} as "hasTwoSteps",
    students.created_at as "createdAt", to_char(students.created_at at time zone 'UTC', ${momentFormat}) as at,
    coalesce((select plan_nickname from subscriptions where student_id = students.id and is_paid
      and status = 'active' and starts_at <= ${now} and ends_at > ${now} order by ends_at desc limit 1), '') as plan,
    (select max(rotated_at) from auth_sessions
      where student_id = students.id and impersonator_id is null) as "lastSeenAt"`

export const shownPerson = ({ createdAt, lastSeenAt, at: _, ...row }: Row): ListedPerson => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})

/** The smaller parts of the list. Literal, so that each finds its own partial index. */
const inState = (tx: Tx) => ({
  active: tx`and is_active`,
  disabled: tx`and not is_active`,
  notActivated: tx`and validated_at is null`,
  star: tx`and is_star`,
})

type Wanted = Omit<PeopleQuery, 'cursor'> & { after: ListPlace | null; most: number; now: Date }

/** Among so many of the newest, whoever has a common name fills a page: then nobody else has to be read. */
const newest = 6000
/** Up to so many are found by their words and then sorted; more are met soon enough by going through the list. */
const few = 5000

type Count = { n: number }

/** A page of the list. A common beginning and a rare one are found in different ways, each in its own quick one. */
export async function peopleListed(tx: Tx, wanted: Wanted): Promise<Row[]> {
  const words = searchQuery(wanted.search ?? '')
  if (words === null) return chosenOf(tx, wanted, { from: tx`students`, saying: tx`` })
  const asked = tx`lower(${words})::text::tsquery`
  // As a claim, not as a search: so that the list is gone through in its order.
  const claim = tx`and (search_words @@ ${asked}) is true`
  const begun = tx`(select * from students where deleted_at is null ${following(tx, wanted.after)}
    order by created_at desc, id desc limit ${newest}) students`
  const page = await chosenOf(tx, wanted, { from: begun, saying: claim })
  if (page.length === wanted.most) return page
  const [found] = await tx<Count[]>`select count(*)::int as n from people_saying(${asked}, ${few + 1})`
  if ((found?.n ?? 0) > few) return chosenOf(tx, wanted, { from: tx`students`, saying: claim })
  return chosenOf(tx, wanted, { from: tx`people_saying(${asked}, ${few}) students`, saying: tx`` })
}

const following = (tx: Tx, after: ListPlace | null) =>
  after === null ? tx`` : tx`and (created_at, id) < (${after.at}::text::timestamptz, ${after.id})`

type Part = ReturnType<typeof following>

/** The rows alone are chosen first: what is shown of each is looked up for one page only. */
async function chosenOf(
  tx: Tx,
  wanted: Wanted,
  { from, saying }: { from: Part; saying: Part },
): Promise<Row[]> {
  const { after, most, now } = wanted
  return tx<Row[]>`
    select ${person(tx, now)} from (
      select id, created_at from ${from} where deleted_at is null ${saying} ${filters(tx, wanted)}
        ${following(tx, after)}
      order by created_at desc, id desc limit ${most}
    ) chosen join students on students.id = chosen.id
    order by chosen.created_at desc, chosen.id desc`
}

function filters(tx: Tx, { role, state, subscribed, now }: Omit<Wanted, 'after' | 'most'>): Fragment {
  const paying = tx`select student_id from subscriptions where is_paid and status = 'active' and ends_at > ${now}
    and starts_at <= ${now}`
  return tx`
    ${role === undefined ? tx`` : role === 'STUDENT' ? tx`and role = 'STUDENT'` : tx`and role = ${role} and role <> 'STUDENT'`}
    ${state === undefined ? tx`` : inState(tx)[state]}
    ${subscribed === undefined ? tx`` : subscribed === 'yes' ? tx`and id in (${paying})` : tx`and id not in (${paying})`}`
}

/** How many fit; not told where words are searched, which would take longer than finding a page of them. */
export async function peopleCounted(
  tx: Tx,
  wanted: Omit<Wanted, 'after' | 'most'>,
): Promise<number | undefined> {
  if (searchQuery(wanted.search ?? '') !== null) return undefined
  return countRows(tx, tx`select from students where deleted_at is null ${filters(tx, wanted)}`)
}

/** Who works here, by what they may do and by name. */
export async function staffListed(tx: Tx, now: Date): Promise<Row[]> {
  return tx<Row[]>`select ${person(tx, now)} from students
    where deleted_at is null and role <> 'STUDENT' order by role, first_name, last_name, id limit 500`
}

export async function personListed(tx: Tx, id: string, now: Date): Promise<Row | null> {
  const [row] = await tx<Row[]>`select ${person(tx, now)} from students
    where students.id = ${id} and deleted_at is null`
  return row ?? null
}

export interface HeldPerson {
  id: string
  isActive: boolean
  isStarUser: boolean
  role: Role
}

/** Somebody as they are; until the transaction ends, nobody else changes what decides what they may do. */
export async function holdPerson(tx: Tx, id: string): Promise<HeldPerson | null> {
  const [row] = await tx<HeldPerson[]>`
    select id, is_active as "isActive", is_star as "isStarUser", role from students
    where id = ${id} and deleted_at is null for update`
  return row ?? null
}

/** All who can let others in. Held in one order: two who take each other's role away wait for one another here. */
export async function holdAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from students where role = 'ADMIN' and is_active order by id for update`
  return rows.map(({ id }) => id)
}

export async function savePerson(tx: Tx, id: string, change: PersonChange): Promise<void> {
  const { isActive = null, isStarUser = null, role = null } = change
  await tx`update students set is_active = coalesce(${isActive}::boolean, is_active),
      is_star = coalesce(${isStarUser}::boolean, is_star), role = coalesce(${role}::text, role)
    where id = ${id}`
}
