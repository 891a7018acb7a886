import { adminMails, type ListedMail, retryMail } from '#calls/admin-mails.ts'
import { call, callPage } from '../../call.ts'
import { shownMoment } from '../../shown-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { oneOf, useChoices } from '../choice-in-address.ts'
import { PagedTable } from '../PagedTable.tsx'
import { act, usePagedList } from '../paged-list.ts'
import type { Column } from '../ui/DataTable.tsx'
import { SelectRow } from '../ui/FormRow.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'

const states: Record<ListedMail['state'], { label: string; tone: BadgeTone }> = {
  failed: { label: 'Failed', tone: 'bad' },
  waiting: { label: 'Waiting', tone: 'look' },
  sent: { label: 'Sent', tone: 'good' },
}

const emptyWords: Record<ListedMail['state'], string> = {
  failed: 'No mail was given up. There is nothing to do.',
  waiting: 'No mail waits.',
  sent: 'No mail was sent yet.',
}

/** /admin/mails: what could not be delivered, and why. Never what a mail says: its links open accounts. */
export default function MailsScreen() {
  const { read, choose } = useChoices()
  const state = oneOf(['failed', 'waiting', 'sent'] as const, read('state')) ?? 'failed'
  const search = read('search')
  const paged = usePagedList(['mails', { state, search }], (cursor, signal) =>
    callPage(adminMails, { query: { state, search, cursor }, signal }),
  )
  return (
    <>
      <StudioHeading title="Mails">
        A mail that fails is tried again for hours; what stands here as failed was given up.
      </StudioHeading>
      <div className="mb-4 grid gap-x-4 gap-y-3 sm:grid-cols-[2fr_1fr]">
        <SearchBox
          label="Find a mail"
          hint="The beginnings of its address, or of words of its subject"
          value={search}
          onSearch={(text) => choose({ search: text })}
        />
        <SelectRow
          label="Show"
          value={state}
          options={Object.entries(states).map(([value, { label }]) => ({ value, label }))}
          onChange={(value) => choose({ state: value })}
        />
      </div>
      <PagedTable
        label="Mails"
        columns={columns}
        paged={paged}
        empty={search === '' ? emptyWords[state] : 'No mail fits. Try fewer letters, or another state.'}
      />
    </>
  )
}

const columns: Column<ListedMail>[] = [
  { id: 'to', label: 'To', isName: true, cell: ({ to }) => to },
  { id: 'subject', label: 'Subject', cell: ({ subject }) => subject },
  {
    id: 'at',
    label: 'Written',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{shownMoment(new Date(createdAt))}</span>,
  },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => <StateBadge tone={states[state].tone}>{states[state].label}</StateBadge>,
  },
  { id: 'tries', label: 'Tries', isNumber: true, cell: ({ attempts }) => attempts },
  { id: 'error', label: 'Why', cell: ({ lastError }) => lastError },
  {
    id: 'do',
    label: 'What to do',
    hideLabel: true,
    cell: ({ id, to, state }) =>
      state === 'failed' && (
        <Button
          look="quiet"
          size="small"
          onClick={() => void act(call(retryMail, { params: { id } }), 'It is on its way again.', 'mails')}
        >
          Send again<span className="sr-only"> to {to}</span>
        </Button>
      ),
  },
]
