import type { ListedSubscription } from '#calls/admin-orders.ts'
import { type Currency, priceText } from '#rules/prices.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Fragment, Tx } from '../../database/sql.ts'
import { ofStudentsNamed } from './found-students.ts'

type Row = Omit<ListedSubscription, 'student' | 'price' | 'startsAt' | 'endsAt'> & {
  studentId: string
  name: string
  email: string
  amount: number | null
  currency: Currency | null
  startsAt: Date
  endsAt: Date
}

export interface KeptSubscription extends Row {
  orderId: string | null
}

/** How it stands with a row of `subscriptions`; a free plan never ends. */
export const stateOf = (tx: Tx, now: Date) => tx`
  case when subscriptions.status = 'refunded' then 'refunded' when subscriptions.status <> 'active' then 'ended'
    when is_paid and ends_at <= ${now} then 'ended' when starts_at > ${now} then 'to come' else 'running' end`

const listed = (tx: Tx, now: Date) => tx`select * from (
  select subscriptions.id, student_id as "studentId", trim(first_name || ' ' || last_name) as name, email,
    plan_nickname as plan, language_id as "languageId", subscriptions.provider, is_paid as "isPaid",
    starts_at as "startsAt", ends_at - grace as "endsAt", will_renew as "willRenew", order_id as "orderId", amount, currency,
    ${stateOf(tx, now)} as state
  from subscriptions join students on students.id = student_id left join prices on prices.id = price_id
) listed`

interface Sought {
  search: string
  state: ListedSubscription['state'] | undefined
}

type Among = () => Fragment

/** The newest first. */
export async function keptSubscriptions(
  tx: Tx,
  { among, after, most, now }: { among: Among; after: string | undefined; most: number; now: Date },
): Promise<KeptSubscription[]> {
  const page = after
    ? tx`("startsAt", id) < (select starts_at, id from subscriptions where id = ${after})`
    : tx`true`
  return tx<KeptSubscription[]>`${listed(tx, now)} where ${among()} and ${page}
    order by "startsAt" desc, id desc limit ${most}`
}

export const subscriptionsCounted = (tx: Tx, among: Among, now: Date) =>
  countRows(tx, tx`${listed(tx, now)} where ${among()}`)

/** What the subscriptions of a list are like. A function: a fragment that is awaited would be asked as a question. */
export async function subscriptionsSought(tx: Tx, { search, state }: Sought): Promise<Among> {
  const named = await ofStudentsNamed(tx, search)
  return () => tx`(id = ${search} or ${named('studentId')})
    and (${state ?? null}::text is null or state = ${state ?? null})`
}

export async function keptSubscription(tx: Tx, id: string, now: Date): Promise<KeptSubscription | null> {
  const [row] = await tx<KeptSubscription[]>`${listed(tx, now)} where id = ${id}`
  return row ?? null
}

export function changesOf(tx: Tx, id: string) {
  return tx<{ at: Date; reason: string; source: string; endsAt: Date }[]>`
    select changed_at as at, reason, source, ends_at as "endsAt" from subscription_changes
    where subscription_id = ${id} order by changed_at desc, id desc`
}

export function shownSubscription(row: KeptSubscription): ListedSubscription {
  const { studentId, name, email, amount, currency, startsAt, endsAt, orderId: _, ...subscription } = row
  return {
    ...subscription,
    student: { id: studentId, name, email },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    price: amount === null || currency === null ? '' : priceText(amount, currency),
  }
}

interface Grant {
  id: string
  studentId: string
  languageId: string
  startsAt: Date
  endsAt: Date
}

/** A plan of nobody's, that opens what a paid one opens. */
export async function insertGrant(
  tx: Tx,
  { id, studentId, languageId, startsAt, endsAt }: Grant,
): Promise<void> {
  await tx`insert into subscriptions (id, student_id, language_id, plan_nickname, provider, provider_reference,
      is_paid, starts_at, ends_at)
    values (${id}, ${studentId}, ${languageId}, 'From the academy', 'granted', ${id}, true, ${startsAt}, ${endsAt})`
}

export async function endGrantAt(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx`update subscriptions set ends_at = greatest(starts_at, ${now}), ended_at = ${now}
    where id = ${id} and provider = 'granted' and ends_at > ${now} returning id`
  return rows.length > 0
}

export async function studentByEmail(tx: Tx, email: string): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`select id from students
    where lower(email) = lower(${email}) and deleted_at is null`
  return row?.id ?? null
}

export async function isLanguage(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx`select from languages where id = ${id}`
  return row !== undefined
}
