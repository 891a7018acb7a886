import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addPlan } from '#calls/admin-plans.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { act } from '../paged-list.ts'
import { languagesQuery } from '../talk/talk-queries.ts'
import { SelectRow } from '../ui/FormRow.tsx'
import { PlanWordsFields } from './PlanWordsFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { noPrice, noWords, priceOf } from './plan-form.ts'

/** A plan that is sold from now on. */
export function NewPlanDialog({ onClose }: { onClose: () => void }) {
  const languages = useQuery(languagesQuery).data ?? []
  const [words, setWords] = useState(noWords)
  const [form, setForm] = useState(noPrice)
  const [languageId, setLanguageId] = useState('')
  const [pending, setPending] = useState(false)
  const price = priceOf(form)
  const language = languageId || languages[0]?.id || ''
  const save = async () => {
    if (!price) return
    setPending(true)
    const adding = call(addPlan, { body: { ...words, languageId: language, ...price } })
    const isDone = await act(adding, 'It is sold.', 'plans')
    setPending(false)
    if (isDone) onClose()
  }
  return (
    <Dialog open onClose={onClose} title="A new plan">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <SelectRow
          label="Opens the lessons of"
          value={language}
          options={languages.map(({ id, course }) => ({ value: id, label: course }))}
          onChange={setLanguageId}
        />
        <PriceFields price={form} onChange={setForm} />
        <PlanWordsFields words={words} onChange={setWords} />
        <Button type="submit" pending={pending} disabled={price === null || words.name.trim() === ''}>
          Sell it
        </Button>
      </form>
    </Dialog>
  )
}
