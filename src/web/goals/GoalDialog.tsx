import { type FormEvent, useState } from 'react'
import type { GoalSettings } from '#calls/goals.ts'
import { goalTargets, restDayChoices } from '#rules/motivation/week.ts'
import { dailyChoices } from '#rules/review/daily-choices.ts'
import { CallError } from '../call-error.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Message } from '../ui/Message.tsx'
import { Select } from '../ui/Select.tsx'
import { saveGoals } from './goals-query.ts'
import { SwitchBox } from './SwitchBox.tsx'

interface GoalFormProps {
  settings: GoalSettings
  onClose: () => void
}

/** One's own pace: a weekly goal, how much a day's review asks, a streak and points. */
export function GoalDialog({ open, ...form }: GoalFormProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={form.onClose} title="My pace">
      <GoalForm {...form} />
    </Dialog>
  )
}

const goals: { value: string; label: string; goal: GoalSettings['goal'] }[] = [
  { value: 'none', label: 'No goal', goal: null },
  ...goalTargets.days.map((target) => ({
    value: `days ${target}`,
    label: target === 1 ? '1 day a week' : `${target} days a week`,
    goal: { kind: 'days' as const, target },
  })),
  ...goalTargets.minutes.map((target) => ({
    value: `minutes ${target}`,
    label: `${target} minutes a week`,
    goal: { kind: 'minutes' as const, target },
  })),
]
const rests = restDayChoices.map((days) => ({ value: String(days), label: String(days) }))
const measures = dailyChoices.map((most) => ({ value: String(most), label: `At most ${most} things a day` }))

function GoalForm({ settings, onClose }: GoalFormProps) {
  const [chosen, setChosen] = useState(settings)
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  const change = (part: Partial<GoalSettings>) => setChosen({ ...chosen, ...part })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      await saveGoals(chosen)
      onClose()
    } catch (error) {
      setFailure(error instanceof CallError ? error.message : String(error))
      setPending(false)
    }
  }

  const { goal, reviewsADay } = chosen
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Select
        label="Weekly goal"
        options={goals}
        value={goal ? `${goal.kind} ${goal.target}` : 'none'}
        onChange={(value) => change({ goal: goals.find((one) => one.value === value)?.goal ?? null })}
      />
      <Select
        label="Daily review"
        options={measures}
        value={String(reviewsADay)}
        onChange={(most) =>
          change({ reviewsADay: dailyChoices.find((one) => String(one) === most) ?? reviewsADay })
        }
      />
      <div>
        <SwitchBox checked={chosen.showsStreak} onChange={(showsStreak) => change({ showsStreak })}>
          Show my streak
        </SwitchBox>
        <Select
          label="Rest days a week that do not break it"
          className="ms-9"
          options={rests}
          disabled={!chosen.showsStreak}
          value={String(chosen.restDays)}
          onChange={(days) => change({ restDays: Number(days) })}
        />
      </div>
      <SwitchBox checked={chosen.showsPoints} onChange={(showsPoints) => change({ showsPoints })}>
        Show points: one for each exercise right for the first time, and for each review that was due
      </SwitchBox>
      {failure && <Message>{failure}</Message>}
      <Button type="submit" pending={pending} className="self-start">
        Save
      </Button>
    </form>
  )
}
