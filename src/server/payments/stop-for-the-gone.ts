import type { ProviderName } from '#rules/payments.ts'
import type { Desk } from './desk.ts'

interface Renewing {
  provider: ProviderName
  reference: string
  customerId: string
  isFailing: boolean
}

/**
 * Nobody pays on for an account that was deleted, nor for one that is disabled, whose owner cannot come in to end it: what
 * renews itself is told to end with its paid time. It is tried until that is known.
 */
export async function stopForTheGone(desk: Desk): Promise<void> {
  const gone = await desk.deps.sql<Renewing[]>`
    select orders.provider, reference, coalesce(customer_id, '') as "customerId", is_failing as "isFailing"
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
    select provider, reference, coalesce(customer_id, '') as "customerId", is_failing as "isFailing"
    from renewing one where exists (
      select from renewing other where other.student_id = one.student_id and other.language_id = one.language_id
        and other.stands
        and (not one.stands or (other.starts_at, other.order_id) < (one.starts_at, one.order_id)))`
  await stop(desk, second)
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
