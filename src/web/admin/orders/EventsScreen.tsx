import { eventStates, type ListedEvent, providerEvents, retryEvent } from '#calls/admin-orders.ts'
import { call, callPage } from '../../call.ts'
import { shownMoment } from '../../shown-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { oneOf, useChoices } from '../choice-in-address.ts'
import { PagedTable } from '../PagedTable.tsx'
import { act, usePagedList } from '../paged-list.ts'
import { StudioTabs } from '../StudioTabs.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { SelectRow } from '../ui/FormRow.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { orderLinks, providerNames, eventStates as shown } from './order-words.ts'

/** /admin/providerEvents: what payment providers told, and what could not be done with it. */
export default function EventsScreen() {
  const { read, choose } = useChoices()
  const state = oneOf(eventStates, read('state')) ?? 'failing'
  const paged = usePagedList(['provider events', state], (cursor) =>
    callPage(providerEvents, { query: { state, cursor } }),
  )
  return (
    <>
      <StudioHeading title="What providers said">
        Each message is kept first and counted once. What fails is tried again by itself; here it can be at
        once.
      </StudioHeading>
      <StudioTabs label="Orders" links={orderLinks} />
      <SelectRow
        label="Show"
        value={state}
        options={eventStates.map((value) => ({ value, label: shown[value].label }))}
        onChange={(next) => choose({ state: next })}
        className="mb-4 max-w-xs"
      />
      <PagedTable
        label="Messages of providers"
        columns={columns}
        paged={paged}
        empty={state === 'failing' ? 'Nothing fails.' : 'No message is like that.'}
      />
    </>
  )
}

const columns: Column<ListedEvent>[] = [
  { id: 'type', label: 'Message', isName: true, cell: ({ type }) => type },
  { id: 'provider', label: 'From', cell: ({ provider }) => providerNames[provider] ?? provider },
  {
    id: 'when',
    label: 'Came',
    cell: ({ receivedAt }) => <span className="whitespace-nowrap">{shownMoment(new Date(receivedAt))}</span>,
  },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => <StateBadge tone={shown[state].tone}>{shown[state].label}</StateBadge>,
  },
  { id: 'tries', label: 'Tries', isNumber: true, cell: ({ attempts }) => attempts },
  {
    id: 'outcome',
    label: 'What became of it',
    cell: ({ outcome }) => <span className="block max-w-prose min-w-48 break-words">{outcome}</span>,
  },
  {
    id: 'do',
    label: 'What to do',
    hideLabel: true,
    cell: ({ id, state, type }) =>
      state !== 'applied' && (
        <Button
          look="quiet"
          size="small"
          onClick={() =>
            void act(call(retryEvent, { params: { id } }), 'It is tried again.', 'provider events')
          }
        >
          Try again<span className="sr-only">: {type}</span>
        </Button>
      ),
  },
]
