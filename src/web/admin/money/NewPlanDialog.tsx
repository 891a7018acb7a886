import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addPlan } from '#calls/admin-plans.ts'
import { call } from '../../call.ts'
import { LearntLanguage } from '../../learnt-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { refreshed } from '../paged-list.ts'
import { languagesQuery } from '../talk/talk-queries.ts'
import { isOtherThan } from '../ui/changed-in.ts'
import { SelectRow } from '../ui/FormRow.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { Refused } from '../ui/Refused.tsx'
import { useRefusal } from '../ui/use-refusal.ts'
import { PlanWordsFields } from './PlanWordsFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { noPrice, noWords, priceAsked } from './plan-form.ts'

/** A plan that is sold from now on. */
export function NewPlanDialog({ onClose }: { onClose: () => void }) {
  const languages = useQuery(languagesQuery).data ?? []
  const [words, setWords] = useState(noWords)
  const [form, setForm] = useState(noPrice)
  const [languageId, setLanguageId] = useState('')
  const [pending, setPending] = useState(false)
  const { form: fields, notes, refusal, refuse, forget } = useRefusal()
  const language = languageId || languages[0]?.id || ''
  const save = async () => {
    setPending(true)
    forget()
    try {
      await call(addPlan, { body: { ...words, languageId: language, ...priceAsked(form) } })
      await refreshed('plans')
      showToast('It is sold.')
      onClose()
    } catch (error) {
      refuse(error)
    }
    setPending(false)
  }
  return (
    <>
      <LeaveGuard isChanged={isOtherThan(words, noWords) || isOtherThan(form, noPrice)} />
      <Dialog open onClose={onClose} title="A new plan">
        <form
          ref={fields}
          noValidate
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
          <PriceFields price={form} notes={notes} onChange={setForm} />
          <LearntLanguage value={language}>
            <PlanWordsFields words={words} notes={notes} onChange={setWords} />
          </LearntLanguage>
          <Refused refusal={refusal} />
          <Button type="submit" pending={pending}>
            Sell it
          </Button>
        </form>
      </Dialog>
    </>
  )
}
