import {
  eventStates,
  type ListedEvent,
  providerEvents,
  retryEvent,
  settleEvent,
} from '#calls/admin-orders.ts'
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
import { giverName, orderLinks, eventStates as shown } from './order-words.ts'

/** /admin/providerEvents: what payment providers told, and what could not be done with it. */
export default function EventsScreen() {
  const { read, choose } = useChoices()
  const state = oneOf(eventStates, read('state')) ?? 'failing'
  const paged = usePagedList(['provider events', state], (cursor) =>
    callPage(providerEvents, { query: { state, cursor } }),
  )
  // It leaves the list in which it failed: the way leads to where it stands now.
  const retry = async (id: string) => {
    const retried = call(retryEvent, { params: { id } })
    if (await act(retried, 'It is tried again.', 'provider events')) choose({ state: 'waiting' })
  }
  const settle = async (id: string) => {
    await act(call(settleEvent, { params: { id } }), 'It is dealt with.', 'provider events', 'today')
  }
  return (
    <>
      <StudioHeading title="What providers said">
        Each message is kept first and counted once. What fails is tried again by itself; here it can be at
        once. What was not counted waits for you: give the money back at the provider, or find out why.
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
        columns={columnsWith({ retry, settle })}
        paged={paged}
        empty={emptyWords[state]}
      />
    </>
  )
}

const emptyWords: Record<ListedEvent['state'], string> = {
  failing: 'Nothing fails.',
  waiting: 'Nothing waits. What was tried stands under Applied, or under Failing with the reason.',
  'not counted': 'No message is like that.',
  applied: 'No message is like that.',
}

type Doing = Record<'retry' | 'settle', (id: string) => Promise<void>>

const columnsWith = ({ retry, settle }: Doing): Column<ListedEvent>[] => [
  { id: 'type', label: 'Message', isName: true, cell: ({ type }) => type },
  { id: 'provider', label: 'From', cell: ({ provider }) => giverName(provider) },
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
    cell: ({ id, state, type, isForOwner }) => (
      <span className="flex flex-wrap gap-2">
        {(state === 'failing' || (state === 'not counted' && !isForOwner)) && (
          <Button look="quiet" size="small" onClick={() => void retry(id)}>
            Try again<span className="sr-only">: {type}</span>
          </Button>
        )}
        {state === 'not counted' && (
          <Button look="quiet" size="small" onClick={() => void settle(id)}>
            It is dealt with<span className="sr-only">: {type}</span>
          </Button>
        )}
      </span>
    ),
  },
]
