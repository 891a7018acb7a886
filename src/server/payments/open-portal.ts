import type { ProviderName } from '#rules/payments.ts'
import type { Student } from '../accounts/sessions/caller-store.ts'
import { Refusal } from '../refusal.ts'
import type { Desk } from './desk.ts'
import { soldBeside } from './order-store.ts'

/** Where a student changes and ends what renews itself. */
export async function openPortal(desk: Desk, student: Student, origin: string): Promise<{ url: string }> {
  const { sql, log } = desk.deps
  const held = await sql<{ provider: ProviderName; customerId: string | null; priceId: string | null }[]>`
    select provider, customer_id as "customerId", price_id as "priceId" from subscriptions
    left join renewals on renewals.order_id = subscriptions.order_id
    where student_id = ${student.id} and is_paid order by subscriptions.will_renew desc, ends_at desc`
  if (held.length === 0) throw new Refusal(404, 'You have no subscription to manage yet.')
  // What the academy gave may last longer than what is paid for by and by.
  const managed = held.find(({ provider }) => desk.providers.get(provider)?.portal)
  const provider = managed && desk.providers.get(managed.provider)
  const customerId = managed?.customerId ?? student.stripeCustomerId
  if (!provider?.portal || !customerId) throw nothingToManage()
  const sold = managed?.priceId ? await soldBeside(sql, managed.priceId) : []
  const backUrl = `${origin}/user-subscription-details`
  const url = await provider.portal(customerId, { backUrl, sold }).catch((error) => {
    log.error({ err: error, provider: provider.name }, 'no billing portal')
    throw new Refusal(503, 'The payment provider cannot be reached. Please try again soon.', {
      retryAfter: 60,
    })
  })
  if (url === null) throw nothingToManage()
  return { url }
}

function nothingToManage(): Refusal {
  return new Refusal(409, 'Your subscription does not renew itself: there is nothing to manage.')
}
