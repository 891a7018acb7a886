import { useQuery } from '@tanstack/react-query'
import { adminMails, type ListedMail, retryMail } from '#calls/admin-mails.ts'
import { call } from '../../call.ts'
import { shownMoment } from '../../shown-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { oneOf, useChoices } from '../choice-in-address.ts'
import { act } from '../paged-list.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { SelectRow } from '../ui/FormRow.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'

const states: Record<ListedMail['state'], { label: string; tone: BadgeTone }> = {
  failed: { label: 'Failed', tone: 'bad' },
  waiting: { label: 'Waiting', tone: 'look' },
  sent: { label: 'Sent', tone: 'good' },
}

/** /admin/mails: what could not be delivered, and why. Never what a mail says: its links open accounts. */
export default function MailsScreen() {
  const { read, choose } = useChoices()
  const state = oneOf(['failed', 'waiting', 'sent'] as const, read('state')) ?? 'failed'
  const query = useQuery({
    queryKey: ['studio', 'mails', state],
    queryFn: () => call(adminMails, { query: { state } }),
    staleTime: 0,
  })
  return (
    <>
      <StudioHeading title="Mails">
        A mail that fails is tried again for hours; what stands here as failed was given up.
      </StudioHeading>
      <SelectRow
        label="Show"
        value={state}
        options={Object.entries(states).map(([value, { label }]) => ({ value, label }))}
        onChange={(value) => choose({ state: value })}
        className="mb-4 max-w-xs"
      />
      <Loaded query={query}>
        {(mails) => (
          <DataTable
            label="Mails"
            columns={columns}
            rows={mails}
            keyOf={({ id }) => id}
            empty={state === 'failed' ? 'Every mail has arrived.' : 'No mail is like that.'}
          />
        )}
      </Loaded>
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
