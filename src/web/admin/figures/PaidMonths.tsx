import { useQuery } from '@tanstack/react-query'
import type { PaidMonth } from '#calls/admin-figures.ts'
import { priceText } from '#rules/prices.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { FigurePart } from './FigurePart.tsx'
import { paymentsQuery } from './figure-queries.ts'
import { dayText } from './shown-figures.ts'

/** What came in and what went back, month by month. */
export function PaidMonths() {
  const query = useQuery(paymentsQuery)
  return (
    <FigurePart
      id="payments"
      heading="Payments"
      note="By the month of UTC in which they were paid, a line a currency."
    >
      <div className="mt-4">
        <Loaded query={query}>
          {(months) => (
            <DataTable
              label="Payments by month"
              columns={columns}
              rows={months}
              keyOf={({ month, currency }) => month + currency}
              empty="Nobody has paid in the last two years."
            />
          )}
        </Loaded>
      </div>
    </FigurePart>
  )
}

/** Nothing is nothing here, not a plan that is free. */
const money = (amount: number, currency: PaidMonth['currency']) =>
  amount === 0 ? '—' : priceText(amount, currency)

const columns: Column<PaidMonth>[] = [
  {
    id: 'month',
    label: 'Month',
    isName: true,
    cell: ({ month }) => dayText(`${month}-01`, { month: 'long', year: 'numeric' }),
  },
  { id: 'currency', label: 'Currency', cell: ({ currency }) => currency },
  {
    id: 'payments',
    label: 'Payments',
    isNumber: true,
    cell: ({ payments }) => payments.toLocaleString('en'),
  },
  { id: 'amount', label: 'Came in', isNumber: true, cell: ({ amount, currency }) => money(amount, currency) },
  {
    id: 'refunded',
    label: 'Went back',
    isNumber: true,
    cell: ({ refunded, currency }) => money(refunded, currency),
  },
  {
    id: 'kept',
    label: 'Stayed',
    isNumber: true,
    cell: ({ amount, refunded, currency }) => money(amount - refunded, currency),
  },
]
