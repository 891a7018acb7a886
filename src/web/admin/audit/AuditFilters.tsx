import type { auditChoices } from '#calls/admin-audit.ts'
import type { ReplyOf } from '../../call.ts'
import { SelectRow, TextRow } from '../ui/FormRow.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'

interface AuditFiltersProps {
  given: (name: string) => string | undefined
  /** What ever stood in the log; undefined while it is on its way. */
  choices: ReplyOf<typeof auditChoices> | undefined
  onChange: (part: Record<string, string>) => void
}

/** By who, by call, by what it was about, by time: each stands in the address. */
export function AuditFilters({ given, choices, onChange }: AuditFiltersProps) {
  const options = (any: string, values: { value: string; label: string }[]) => [
    { value: '', label: any },
    ...values,
  ]
  const plain = (values: string[] = []) => values.map((value) => ({ value, label: value }))
  const people = (choices?.actors ?? []).map(({ id, name }) => ({ value: id, label: name || id }))
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-x-4 gap-y-3 xl:grid-cols-3">
      <SelectRow
        label="Who"
        value={given('actor') ?? ''}
        options={options('Anybody', people)}
        onChange={(actor) => onChange({ actor })}
      />
      <SelectRow
        label="What about"
        value={given('subject') ?? ''}
        options={options('Anything', plain(choices?.subjects))}
        onChange={(subject) => onChange({ subject })}
      />
      <SelectRow
        label="Call"
        value={given('call') ?? ''}
        options={options('Any', plain(choices?.calls))}
        onChange={(call) => onChange({ call })}
      />
      <SearchBox
        label="Id of the student or thing"
        value={given('id') ?? ''}
        onSearch={(id) => onChange({ id })}
      />
      <TextRow label="From" type="date" value={given('from') ?? ''} onChange={(from) => onChange({ from })} />
      <TextRow
        label="Until"
        type="date"
        value={given('until') ?? ''}
        onChange={(until) => onChange({ until })}
      />
    </div>
  )
}
