import type { KeptSettings } from '#calls/admin-settings.ts'
import { AreaRow, TextRow } from '../ui/FormRow.tsx'
import type { NotesOf } from '../ui/use-refusal.ts'

type Business = KeptSettings['settings']['business']

interface BusinessFieldsProps {
  business: Business
  notes: NotesOf
  onChange: (business: Business) => void
}

/** Who sells: what the tax office asks a receipt to say. */
export function BusinessFields({ business, notes, onChange }: BusinessFieldsProps) {
  const { name, address, taxNumber } = business
  const change = (part: Partial<Business>) => onChange({ ...business, ...part })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-[0.95rem] font-bold">On receipts</legend>
      <TextRow
        label="Who sells"
        maxLength={60}
        notes={notes('business.name')}
        value={name}
        onChange={(text) => change({ name: text })}
      />
      <AreaRow
        label="Postal address"
        hint="Line by line, six at most."
        notes={notes('business.address')}
        rows={4}
        value={address.join('\n')}
        onChange={(text) => change({ address: text.split('\n') })}
        onBlur={() => change({ address: address.map((line) => line.trim()).filter(Boolean) })}
      />
      <TextRow
        label="Tax number"
        hint="With its kind before it, as GSTIN. Empty where there is none."
        maxLength={60}
        notes={notes('business.taxNumber')}
        value={taxNumber}
        onChange={(text) => change({ taxNumber: text })}
      />
    </fieldset>
  )
}
