import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PersonPage, SubscriptionOf } from '#calls/admin-people-page.ts'
import type { CreditEntry } from '#calls/credits.ts'
import { isPermitted } from '#rules/permissions.ts'
import { shownDay } from '../../shown-dates.ts'
import { toOrderKept, toSubscriptionKept } from '../../studio-paths.ts'
import { MixedText } from '../../ui/MixedText.tsx'
import { useMe } from '../../use-me.ts'
import { lineLink } from '../orders/order-columns.tsx'
import { subscriptionStates } from '../orders/order-words.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { CreditForm } from './CreditForm.tsx'

type OrderOf = PersonPage['orders'][number]

const day = (at: string) => <span className="whitespace-nowrap">{shownDay(new Date(at))}</span>
const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${Math.abs(amount).toLocaleString('en')}`

const subscriptionColumns: Column<SubscriptionOf>[] = [
  {
    id: 'plan',
    label: 'Plan',
    isName: true,
    cell: ({ id, plan }) => <MoneyLink to={toSubscriptionKept(id)}>{plan || 'Without a name'}</MoneyLink>,
  },
  {
    id: 'state',
    label: 'State',
    cell: ({ state, isPaid }) => {
      const { tone, label } = isPaid ? subscriptionStates[state] : free
      return <StateBadge tone={tone}>{label}</StateBadge>
    },
  },
  { id: 'from', label: 'From', cell: ({ startsAt }) => day(startsAt) },
  { id: 'until', label: 'Until', cell: ({ endsAt }) => day(endsAt) },
  { id: 'renews', label: 'Renews itself', cell: ({ willRenew }) => (willRenew ? 'Yes' : 'No') },
  { id: 'provider', label: 'Paid through', cell: ({ provider }) => provider },
]
const free = { label: 'Free', tone: 'quiet' } as const

const kinds: Record<OrderOf['kind'], string> = {
  purchase: 'New subscription',
  renewal: 'Renewal',
  change: 'Change of plan',
  refund: 'Refund',
  will_end: 'Will not be renewed',
  will_renew: 'Renews itself again',
  ended: 'Plan ended',
}
const paymentStates: Record<OrderOf['status'], string> = {
  waiting: 'Not paid yet',
  paid: 'Paid',
  failed: 'Declined',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  done: '',
}
const orderColumns: Column<OrderOf>[] = [
  {
    id: 'date',
    label: 'Date',
    cell: ({ date, orderId }) => <MoneyLink to={orderId && toOrderKept(orderId)}>{day(date)}</MoneyLink>,
  },
  { id: 'plan', label: 'Plan', isName: true, cell: ({ plan }) => plan },
  { id: 'kind', label: 'What', cell: ({ kind, reason }) => [kinds[kind], reason].filter(Boolean).join('. ') },
  { id: 'status', label: 'State', cell: ({ status }) => paymentStates[status] },
  { id: 'price', label: 'Price', isNumber: true, cell: ({ price }) => price },
]

/** Support sees what was ordered, and not the order. */
function MoneyLink({ to, children }: { to: string | null; children: ReactNode }) {
  const { role } = useMe()
  if (to === null || !isPermitted(role, 'money')) return children
  return (
    <Link to={to} className={lineLink}>
      {children}
    </Link>
  )
}

const creditColumns: Column<CreditEntry>[] = [
  { id: 'date', label: 'Date', cell: ({ date }) => day(date) },
  { id: 'reason', label: 'Why', isName: true, cell: ({ reason }) => <MixedText>{reason}</MixedText> },
  { id: 'amount', label: 'Credits', isNumber: true, cell: ({ amount }) => signed(amount) },
]

/** What they pay for, every order, and the ledger of their credits. */
export function MoneyTab({ person }: { person: PersonPage }) {
  const { role } = useMe()
  const { subscriptions, orders, credits, credit } = person
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section>
        <h2 className="mb-3 font-display text-2xl">Subscriptions</h2>
        <DataTable
          label="Subscriptions"
          columns={subscriptionColumns}
          rows={subscriptions}
          keyOf={({ id }) => id}
          empty="They never had a plan."
        />
      </section>
      <section>
        <h2 className="mb-3 font-display text-2xl">Orders</h2>
        <DataTable
          label="Orders"
          columns={orderColumns}
          rows={orders}
          keyOf={({ id }) => id}
          empty="They never ordered anything."
        />
      </section>
      <section>
        <h2 className="mb-3 font-display text-2xl">
          {credit.toLocaleString('en')} {credit === 1 ? 'credit' : 'credits'}
        </h2>
        {isPermitted(role, 'people') && <CreditForm person={person} />}
        <DataTable
          label="Credits"
          columns={creditColumns}
          rows={credits}
          keyOf={({ id }) => id}
          empty="No credits were earned or given yet."
        />
      </section>
    </div>
  )
}
