import { reportQueue } from '#calls/reports.ts'
import { callPage } from '../../call.ts'
import { oneOf, useChoices } from '../choice-in-address.ts'
import { PagedRows } from '../PagedRows.tsx'
import { usePagedList } from '../paged-list.ts'
import { SelectRow } from '../ui/FormRow.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { ReportCard } from './ReportCard.tsx'
import { reportStates } from './report-words.ts'

/** /admin/reports: what students say is wrong, the longest waiting first. */
export default function ReportsScreen() {
  const { read, choose } = useChoices()
  const given = read('state')
  const status = given === '' ? 'open' : oneOf(['open', 'in_progress', 'resolved', 'closed'] as const, given)
  const paged = usePagedList(['reports', status], (cursor) =>
    callPage(reportQueue, { query: { status, cursor } }),
  )
  const { rows } = paged
  return (
    <>
      <StudioHeading title="Reports">
        What students say is wrong; who waits longest comes first.
      </StudioHeading>
      <SelectRow
        label="Show"
        value={status ?? 'all'}
        options={[
          ...Object.entries(reportStates).map(([value, { label }]) => ({ value, label })),
          { value: 'all', label: 'All of them' },
        ]}
        onChange={(state) => choose({ state: state === 'open' ? '' : state })}
        className="mb-4 max-w-xs"
      />
      <PagedRows
        paged={paged}
        empty={
          <p className="border-t-4 border-ink py-6">
            {status === 'open' ? 'Nothing waits. Well done.' : 'No report is like that.'}
          </p>
        }
      >
        <ul className="border-t-4 border-ink">
          {rows.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </ul>
      </PagedRows>
    </>
  )
}
