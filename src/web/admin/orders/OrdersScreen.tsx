import { adminOrders, orderStatuses } from '#calls/admin-orders.ts'
import { callPage } from '../../call.ts'
import { oneOf, useChoices } from '../choice-in-address.ts'
import { PagedTable } from '../PagedTable.tsx'
import { usePagedList } from '../paged-list.ts'
import { StudioTabs } from '../StudioTabs.tsx'
import { SelectRow } from '../ui/FormRow.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { orderColumns } from './order-columns.tsx'
import { choicesOf, orderLinks, orderStates } from './order-words.ts'

/** /admin/orders: everything that was asked to be paid, the newest first. */
export default function OrdersScreen() {
  const { read, choose } = useChoices()
  const [search, status] = [read('search'), oneOf(orderStatuses, read('state'))]
  const paged = usePagedList(['orders', search, status], (cursor) =>
    callPage(adminOrders, { query: { search, status, cursor } }),
  )
  return (
    <>
      <StudioHeading title="Orders">What students bought, and what became of each payment.</StudioHeading>
      <StudioTabs label="Orders" links={orderLinks} />
      <div className="mb-4 grid gap-4 sm:grid-cols-[2fr_1fr]">
        <SearchBox
          label="Find an order"
          hint="A name or e-mail, or the number of an order, a receipt or a payment"
          value={search}
          onSearch={(text) => choose({ search: text })}
        />
        <SelectRow
          label="State"
          value={status ?? ''}
          options={choicesOf(orderStates, 'Any')}
          onChange={(state) => choose({ state })}
        />
      </div>
      <PagedTable
        label="Orders"
        columns={orderColumns}
        paged={paged}
        empty="No order is like that. Try fewer letters, or another state."
      />
    </>
  )
}
