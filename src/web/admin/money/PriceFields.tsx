import type { Interval } from '#rules/prices.ts'
import { SelectRow, TextRow } from '../ui/FormRow.tsx'
import type { NotesOf } from '../ui/use-refusal.ts'
import { amountIn, type PriceForm } from './plan-form.ts'

interface PriceFieldsProps {
  price: PriceForm
  notes: NotesOf
  onChange: (price: PriceForm) => void
}

/** What it costs in each currency, and for how long. */
export function PriceFields({ price, notes, onChange }: PriceFieldsProps) {
  const amount = (currency: 'INR' | 'USD', label: string) => (
    <TextRow
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={price.amounts[currency]}
      notes={
        price.amounts[currency] !== '' && amountIn(price.amounts[currency]) === null
          ? [{ tone: 'wrong', text: 'Write it as 99 or 99.50.' }]
          : notes(`amounts.${currency}`)
      }
      onChange={(text) => onChange({ ...price, amounts: { ...price.amounts, [currency]: text } })}
    />
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {amount('USD', 'US dollars')}
      {amount('INR', 'Rupees')}
      <TextRow
        type="number"
        label="For how many"
        min={1}
        max={120}
        notes={notes('intervalCount')}
        value={price.intervalCount}
        onChange={(intervalCount) => onChange({ ...price, intervalCount })}
      />
      <SelectRow
        label="Months or years"
        value={price.interval}
        options={[
          { value: 'month', label: 'Months' },
          { value: 'year', label: 'Years' },
        ]}
        onChange={(interval) => onChange({ ...price, interval: interval as Interval })}
      />
    </div>
  )
}
