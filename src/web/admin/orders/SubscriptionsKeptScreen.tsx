import { useState } from 'react'
import { Link } from 'react-router'
import { adminSubscriptions, type ListedSubscription, subscriptionStates } from '#calls/admin-orders.ts'
import { callPage } from '../../call.ts'
import { shownDay } from '../../shown-dates.ts'
import { toSubscriptionKept } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { oneOf, useChoices } from '../choice-in-address.ts'
import { PagedTable } from '../PagedTable.tsx'
import { usePagedList } from '../paged-list.ts'
import { StudioTabs } from '../StudioTabs.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { SelectRow } from '../ui/FormRow.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { GrantDialog } from './GrantDialog.tsx'
import { lineLink, whomColumn } from './order-columns.tsx'
import { choicesOf, giverName, orderLinks, subscriptionStates as states } from './order-words.ts'

/** /admin/subscriptions: who has which plan, from when until when. */
export default function SubscriptionsKeptScreen() {
  const { read, choose } = useChoices()
  const [isGranting, setGranting] = useState(false)
  const [search, state] = [read('search'), oneOf(subscriptionStates, read('state'))]
  const paged = usePagedList(['subscriptions', search, state], (cursor) =>
    callPage(adminSubscriptions, { query: { search, state, cursor } }),
  )
  return (
    <>
      <StudioHeading
        title="Subscriptions"
        actions={<Button onClick={() => setGranting(true)}>Give a free period</Button>}
      >
        Whose lessons are open, by which plan, and until when.
      </StudioHeading>
      <StudioTabs label="Orders" links={orderLinks} />
      <div className="mb-4 grid gap-4 sm:grid-cols-[2fr_1fr]">
        <SearchBox
          label="Find a subscription"
          hint="The beginnings of a name or an e-mail"
          value={search}
          onSearch={(text) => choose({ search: text })}
        />
        <SelectRow
          label="State"
          value={state ?? ''}
          options={choicesOf(states, 'Any')}
          onChange={(next) => choose({ state: next })}
        />
      </div>
      <PagedTable
        label="Subscriptions"
        columns={columns}
        paged={paged}
        empty="No subscription is like that. Try fewer letters, or another state."
      />
      {isGranting && <GrantDialog onClose={() => setGranting(false)} />}
    </>
  )
}

const day = (at: string) => <span className="whitespace-nowrap">{shownDay(new Date(at))}</span>

const columns: Column<ListedSubscription>[] = [
  {
    id: 'plan',
    label: 'Plan',
    isName: true,
    cell: ({ id, plan }) => (
      <Link to={toSubscriptionKept(id)} className={lineLink}>
        {plan}
      </Link>
    ),
  },
  whomColumn,
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => <StateBadge tone={states[state].tone}>{states[state].label}</StateBadge>,
  },
  { id: 'from', label: 'From', cell: ({ startsAt }) => day(startsAt) },
  { id: 'until', label: 'Until', cell: ({ endsAt }) => day(endsAt) },
  { id: 'renews', label: 'Renews', cell: ({ willRenew }) => (willRenew ? 'Yes' : 'No') },
  {
    id: 'price',
    label: 'Price',
    isNumber: true,
    cell: ({ price }) => <span className="whitespace-nowrap">{price}</span>,
  },
  { id: 'provider', label: 'By', cell: ({ provider }) => giverName(provider) },
]
