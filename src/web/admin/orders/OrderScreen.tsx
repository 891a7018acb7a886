import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminOrder } from '#calls/admin-orders.ts'
import { call, type ReplyOf } from '../../call.ts'
import { shownMoment } from '../../shown-dates.ts'
import { toOrdersKept, toStudent } from '../../studio-paths.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import type { Route } from './+types/OrderScreen.ts'
import { Facts } from './Facts.tsx'
import { lineLink } from './order-columns.tsx'
import { giverName, orderKinds, orderStates } from './order-words.ts'

type Order = ReplyOf<typeof adminOrder>
type Payment = Order['payments'][number]

/** /admin/orders/:id: one order, and all that its provider said of it. */
export default function OrderScreen({ params: { id } }: Route.ComponentProps) {
  const query = useQuery({
    queryKey: ['studio', 'order', id],
    queryFn: () => call(adminOrder, { params: { id } }),
    staleTime: 0,
  })
  const above = (
    <Link to={toOrdersKept()} className="underline underline-offset-4">
      Orders
    </Link>
  )
  return (
    <>
      <StudioHeading title="An order" above={above} />
      <Loaded query={query}>{(order) => <OrderShown order={order} />}</Loaded>
    </>
  )
}

function OrderShown({ order }: { order: Order }) {
  const { student, status, receipt, receiptNumber } = order
  return (
    <>
      <Facts
        facts={[
          [
            'Student',
            <Link key="student" to={toStudent(student.id)} className={lineLink}>
              {student.name} ({student.email})
            </Link>,
          ],
          ['Plan', order.plan],
          ['What', orderKinds[order.kind]],
          ['Price', `${order.price} (${order.currency})`],
          ['By', giverName(order.provider)],
          ['Asked on', shownMoment(new Date(order.createdAt))],
          [
            'State',
            <StateBadge key="state" tone={orderStates[status].tone}>
              {orderStates[status].label}
            </StateBadge>,
          ],
          ['Order', order.id],
          ['At the provider', order.checkoutReference || '—'],
          [
            'Receipt',
            receipt ? (
              <a key="receipt" href={receipt} target="_blank" rel="noreferrer" className={lineLink}>
                {receiptNumber === null ? 'Open it' : `No. ${receiptNumber}`}
              </a>
            ) : (
              '—'
            ),
          ],
        ]}
      />
      <h2 className="hang mt-10 mb-3 font-display text-2xl">Payments</h2>
      {order.payments.some(({ state }) => state === 'paid') && (
        <p className="mb-3 max-w-prose">
          Money is given back at {giverName(order.provider)}. It shows here by itself, and the student gets a
          mail; where all of it goes back, the plan ends.
        </p>
      )}
      <DataTable
        label="Payments of this order"
        columns={columns}
        rows={order.payments}
        keyOf={({ reference }) => reference}
        empty="The provider has said nothing of it yet."
      />
    </>
  )
}

const when = (at: string | null) =>
  at && <span className="whitespace-nowrap">{shownMoment(new Date(at))}</span>

const columns: Column<Payment>[] = [
  { id: 'reference', label: 'Number', isName: true, cell: ({ reference }) => reference },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => <StateBadge tone={orderStates[state].tone}>{orderStates[state].label}</StateBadge>,
  },
  { id: 'price', label: 'Amount', isNumber: true, cell: ({ price }) => price },
  { id: 'refunded', label: 'Given back', isNumber: true, cell: ({ refunded }) => refunded },
  { id: 'paid', label: 'Paid on', cell: ({ paidAt }) => when(paidAt) },
  { id: 'back', label: 'Back on', cell: ({ refundedAt }) => when(refundedAt) },
  { id: 'failure', label: 'Why it failed', cell: ({ failure }) => failure },
  { id: 'payer', label: 'Payer', cell: ({ payer }) => payer },
]
