import type { ProviderName } from '#rules/payments.ts'
import type { Desk } from './desk.ts'

interface Gone {
  provider: ProviderName
  reference: string
  customerId: string
}

/** Nobody pays on for an account that was deleted: what renews itself is told to end. It is tried until that is known. */
export async function stopForTheGone({ deps, providers }: Desk): Promise<void> {
  const gone = await deps.sql<Gone[]>`
    select orders.provider, reference, coalesce(customer_id, '') as "customerId"
    from renewals join orders on orders.id = order_id join students on students.id = student_id
    where will_renew and students.deleted_at is not null`
  for (const { provider: name, ...subscription } of gone) {
    await providers
      .get(name)
      ?.stopRenewing?.(subscription)
      .catch((error) => deps.log.warn({ err: error, provider: name, ...subscription }, 'still renewing'))
  }
}
