import { useState } from 'react'
import { changePlan, type KeptPlan } from '#calls/admin-plans.ts'
import { call } from '../../call.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { act } from '../paged-list.ts'
import { PlanWordsFields } from './PlanWordsFields.tsx'
import { wordsOf } from './plan-form.ts'

/** Mends what the card of a plan says; its prices are another matter. */
export function WordsDialog({ plan, onClose }: { plan: KeptPlan; onClose: () => void }) {
  const [words, setWords] = useState(() => wordsOf(plan))
  const [pending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    const saved = await act(call(changePlan, { params: { id: plan.id }, body: words }), 'Saved.', 'plans')
    setPending(false)
    if (saved) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={`The words of ${plan.name}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <PlanWordsFields words={words} onChange={setWords} />
        <Button type="submit" pending={pending} className="mt-6">
          Save
        </Button>
      </form>
    </Dialog>
  )
}
