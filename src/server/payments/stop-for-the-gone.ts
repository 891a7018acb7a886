import type { ProviderName } from '#rules/payments.ts'
import type { Desk } from './desk.ts'

interface Renewing {
  provider: ProviderName
  reference: string
  customerId: string
  /** Its time is over: it could not be paid for, or that was given back. */
  isOver: boolean
}

/**
 * Nobody pays on for an account that was deleted, nor for one that is disabled, whose owner cannot come in to end it: what
 * renews itself is told to end with its paid time. It is tried until that is known.
 */
export async function stopForTheGone(desk: Desk): Promise<void> {
  const gone = await desk.deps.sql<Renewing[]>`
    select orders.provider, reference, coalesce(customer_id, '') as "customerId", is_failing as "isOver"
    from renewals join orders on orders.id = order_id join students on students.id = student_id
    where will_renew and not students.is_active`
  await stop(desk, gone)
}

/**
 * Nor is one language paid for again and again by two plans. The later one is told to end, unless the earlier one is over
 * or cannot be paid for: then it was bought in its place.
 */
export async function stopTheSecond(desk: Desk): Promise<void> {
  const { sql, now } = desk.deps
  const second = await sql<Renewing[]>`
    with renewing as (
      select student_id, language_id, provider, starts_at, subscriptions.order_id, reference, customer_id, is_failing,
        not is_failing and ends_at > ${now()} as stands
      from subscriptions join renewals on renewals.order_id = subscriptions.order_id
      where renewals.will_renew and is_paid and status = 'active')
    select provider, reference, coalesce(customer_id, '') as "customerId", is_failing as "isOver"
    from renewing one where exists (
      select from renewing other where other.student_id = one.student_id and other.language_id = one.language_id
        and other.stands
        and (not one.stands or (other.starts_at, other.order_id) < (one.starts_at, one.order_id)))`
  await stop(desk, second)
}

/**
 * Nor does anybody pay again whose money was given back: providers renew a plan all the same. It is stopped at once, where
 * no payment that is kept reaches beyond now, nor as far as one that was given back.
 */
export async function stopTheGivenBack(desk: Desk): Promise<void> {
  const { sql, now } = desk.deps
  const givenBack = await sql<Renewing[]>`
    with reached as (
      select origin_id, coalesce(max(period_end) filter (where state = 'paid'), '-infinity') as kept,
        max(period_end) filter (where state = 'refunded') as given_back
      from payments join orders on orders.id = order_id group by origin_id)
    select provider, reference, coalesce(customer_id, '') as "customerId", true as "isOver"
    from reached join renewals on renewals.order_id = reached.origin_id join orders on orders.id = reached.origin_id
    where will_renew and given_back > kept and kept <= ${now()}`
  await stop(desk, givenBack)
}

async function stop({ deps, providers }: Desk, renewing: Renewing[]): Promise<void> {
  for (const { provider: name, ...subscription } of renewing) {
    const { reference } = subscription
    await providers
      .get(name)
      ?.stopRenewing?.(subscription)
      .catch((error) => deps.log.warn({ err: error, provider: name, reference }, 'still renewing'))
  }
}
