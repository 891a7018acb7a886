import type { ProviderName } from '#rules/payments.ts'
import type { Desk } from './desk.ts'

interface Renewing {
  provider: ProviderName
  reference: string
  customerId: string
}

/**
 * Nobody pays on for an account that was deleted, nor for one that is disabled, whose owner cannot come in to end it: what
 * renews itself is told to end with its paid time. It is tried until that is known.
 */
export async function stopForTheGone(desk: Desk): Promise<void> {
  const gone = await desk.deps.sql<Renewing[]>`
    select orders.provider, reference, coalesce(customer_id, '') as "customerId"
    from renewals join orders on orders.id = order_id join students on students.id = student_id
    where will_renew and not students.is_active`
  await stop(desk, gone)
}

/** Nor is one language paid for again and again by two plans: the later one is told to end. */
export async function stopTheSecond(desk: Desk): Promise<void> {
  const second = await desk.deps.sql<Renewing[]>`
    select later.provider, renewals.reference, coalesce(customer_id, '') as "customerId"
    from subscriptions later join renewals on renewals.order_id = later.order_id
    where renewals.will_renew and later.is_paid and later.status = 'active' and exists (
      select from subscriptions first where first.student_id = later.student_id
        and first.language_id = later.language_id and first.is_paid and first.status = 'active' and first.will_renew
        and (first.starts_at, first.order_id) < (later.starts_at, later.order_id))`
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
