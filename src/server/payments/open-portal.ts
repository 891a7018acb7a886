import type { ProviderName } from '#rules/payments.ts'
import type { Student } from '../accounts/sessions/caller-store.ts'
import { Refusal } from '../refusal.ts'
import type { Desk } from './desk.ts'

/** Where a student changes and ends what renews itself. */
export async function openPortal(desk: Desk, student: Student, origin: string): Promise<{ url: string }> {
  const { sql, log } = desk.deps
  const [last] = await sql<{ provider: ProviderName; customerId: string | null }[]>`
    select provider, customer_id as "customerId" from subscriptions
    left join renewals on renewals.order_id = subscriptions.order_id
    where student_id = ${student.id} and is_paid order by ends_at desc limit 1`
  if (!last) throw new Refusal(404, 'You have no subscription to manage yet.')
  const provider = desk.providers.get(last.provider)
  const customerId = last.customerId ?? student.stripeCustomerId
  if (!provider?.portal || !customerId) {
    throw new Refusal(409, 'Your subscription does not renew itself: there is nothing to manage.')
  }
  try {
    return { url: await provider.portal(customerId, `${origin}/user-subscription-details`) }
  } catch (error) {
    log.error({ err: error, provider: provider.name }, 'no billing portal')
    throw new Refusal(503, 'The payment provider cannot be reached. Please try again soon.', {
      retryAfter: 60,
    })
  }
}
