import { useSuspenseQuery } from '@tanstack/react-query'
import type { Order } from '#calls/payments.ts'
import { toPricing } from '../paths.ts'
import { shownDay } from '../shown-dates.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { ordersQuery } from './use-profile.ts'

const kinds: Record<Order['kind'], string> = {
  purchase: 'New subscription',
  renewal: 'Renewal',
  change: 'Change of plan',
  refund: 'Refund',
  will_end: 'Will not be renewed',
  will_renew: 'Renews itself again',
  ended: 'Plan ended',
}
const states: Record<Order['status'], string> = {
  waiting: 'Not paid yet',
  paid: 'Paid',
  failed: 'Declined',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  done: '',
}

/** Every order and what became of it, the newest first. */
export function OrdersTab() {
  const { data: orders } = useSuspenseQuery(ordersQuery)
  if (orders.length === 0) {
    return (
      <>
        <p className="mb-6 text-lg">You do not have any orders yet.</p>
        <LinkButton to={toPricing()} look="secondary">
          See the plans
        </LinkButton>
      </>
    )
  }
  return (
    <ul>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderRow({ order }: { order: Order }) {
  const { kind, plan, date, price, status, reason, receipt } = order
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[8rem_1fr_auto]">
      <p className="text-ink-soft">{shownDay(new Date(date))}</p>
      <div>
        <p className="text-lg font-bold">{plan}</p>
        <p>
          {kinds[kind]}
          {reason !== '' && `. ${reason}`}
        </p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 sm:justify-end">
        {price !== '' && <p className="text-lg font-bold whitespace-nowrap">{price}</p>}
        {states[status] !== '' && kind !== 'refund' && <p>{states[status]}</p>}
        {receipt && (
          <a
            href={receipt}
            target="_blank"
            rel="noreferrer"
            aria-label={`Receipt of ${shownDay(new Date(date))}, ${plan} (PDF)`}
            className="inline-flex min-h-11 items-center font-bold text-sindoor underline underline-offset-4"
          >
            Receipt
          </a>
        )}
      </div>
    </li>
  )
}
