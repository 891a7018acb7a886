import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { type AuditEntry, type AuditQuery, auditChoices, auditEntries } from '#calls/admin-audit.ts'
import { call, callPage } from '../../call.ts'
import { shownMoment } from '../../shown-dates.ts'
import { toStudent } from '../../studio-paths.ts'
import { PagedTable } from '../PagedTable.tsx'
import { usePagedList } from '../paged-list.ts'
import { StudioTabs } from '../StudioTabs.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { auditLinks } from './audit-links.ts'
import { Difference } from './Difference.tsx'
import { momentOf } from './moment-of.ts'

const columns: Column<AuditEntry>[] = [
  {
    id: 'when',
    label: 'When',
    cell: ({ madeAt }) => <span className="whitespace-nowrap">{shownMoment(new Date(madeAt))}</span>,
  },
  {
    id: 'who',
    label: 'Who',
    isName: true,
    cell: ({ actor, actorId, address }) => (
      <>
        {actorId ? (
          <Link to={toStudent(actorId)} className="underline-offset-4 hover:underline">
            {actor}
          </Link>
        ) : (
          actor
        )}
        <span className="block text-[0.9rem] font-normal text-ink-soft">{address}</span>
      </>
    ),
  },
  {
    id: 'what',
    label: 'What about',
    cell: ({ subject, subjectId, call: made }) => (
      <div className="min-w-40 [overflow-wrap:anywhere]">
        <strong>{subject}</strong>{' '}
        {subject === 'student' && subjectId !== '' ? (
          <Link to={toStudent(subjectId)} className="underline underline-offset-4">
            {subjectId}
          </Link>
        ) : (
          subjectId
        )}
        <code className="block text-[0.85rem] text-ink-soft">{made}</code>
      </div>
    ),
  },
  {
    id: 'change',
    label: 'What changed',
    cell: ({ before, after }) => <Difference before={before} after={after} />,
  },
]

function useEntries(sought: Omit<AuditQuery, 'cursor'>) {
  return usePagedList(['audit', sought], (cursor, signal) =>
    callPage(auditEntries, { query: { ...sought, cursor }, signal }),
  )
}

/** /admin/audit: every change that somebody of the academy made, found by who, what and when. */
export default function AuditScreen() {
  const [search, setSearch] = useSearchParams()
  const { data: choices } = useQuery({
    queryKey: ['studio', 'audit choices'],
    queryFn: () => call(auditChoices),
  })
  const change = (part: Record<string, string>) => {
    const next = { ...Object.fromEntries(search), ...part }
    setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }
  const asked = (name: string) => search.get(name) ?? undefined
  const entries = useEntries({
    ...{ actorId: asked('actor'), call: asked('call'), subject: asked('subject'), subjectId: asked('id') },
    from: momentOf(asked('from'), 0),
    // The last day belongs to it.
    until: momentOf(asked('until'), 1),
  })
  return (
    <>
      <StudioHeading title="Audit log">
        Every change that somebody of the academy made, the newest first.
      </StudioHeading>
      <StudioTabs label="Audit" links={auditLinks} />
      <AuditFilters given={asked} choices={choices} onChange={change} />
      <PagedTable
        label="Changes"
        columns={columns}
        paged={entries}
        empty={
          search.size > 0
            ? 'Nothing fits. Take a filter away.'
            : 'Nothing was changed yet. Every change made in the studio is written down here.'
        }
      />
    </>
  )
}
