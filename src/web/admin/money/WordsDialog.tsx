import { useState } from 'react'
import { changePlan, type KeptPlan } from '#calls/admin-plans.ts'
import { call } from '../../call.ts'
import { LearntLanguage } from '../../learnt-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { refreshed } from '../paged-list.ts'
import { changedIn, isOtherThan } from '../ui/changed-in.ts'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { Refused } from '../ui/Refused.tsx'
import { useRefusal } from '../ui/use-refusal.ts'
import { PlanWordsFields } from './PlanWordsFields.tsx'
import { wordsOf } from './plan-form.ts'

/** Mends what the card of a plan says; its prices are another matter. */
export function WordsDialog({ plan, onClose }: { plan: KeptPlan; onClose: () => void }) {
  const [words, setWords] = useState(() => wordsOf(plan))
  const { form, notes, refusal, refuse, forget } = useRefusal()
  const [pending, setPending] = useState(false)
  const save = async (version?: number) => {
    setPending(true)
    forget()
    try {
      const body = { ...changedIn(words, wordsOf(plan)), version }
      await call(changePlan, { params: { id: plan.id }, body })
      await refreshed('plans')
      showToast('Saved.')
      onClose()
    } catch (error) {
      refuse(error)
    }
    setPending(false)
  }
  return (
    <>
      <LeaveGuard isChanged={isOtherThan(words, wordsOf(plan))} />
      <Dialog open onClose={onClose} title={`The words of ${plan.name}`}>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save(plan.version)
          }}
        >
          <LearntLanguage value={plan.languageId}>
            <PlanWordsFields words={words} notes={notes} onChange={setWords} />
          </LearntLanguage>
          <Refused refusal={refusal} onBeside={() => void save()} />
          <Button type="submit" pending={pending} className="mt-6">
            Save
          </Button>
        </form>
      </Dialog>
    </>
  )
}
