import { type FormEvent, useState } from 'react'
import { GoalSettings } from '#calls/goals.ts'
import { goalTargets, restDayChoices } from '#rules/motivation/week.ts'
import { dailyChoices } from '#rules/review/queue.ts'
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

const goals = [
  { value: 'none', label: 'No goal' },
  ...goalTargets.days.map((days) => ({
    value: `days ${days}`,
    label: days === 1 ? '1 day a week' : `${days} days a week`,
  })),
  ...goalTargets.minutes.map((minutes) => ({
    value: `minutes ${minutes}`,
    label: `${minutes} minutes a week`,
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

  const { goal } = chosen
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Select
        label="Weekly goal"
        options={goals}
        value={goal ? `${goal.kind} ${goal.target}` : 'none'}
        onChange={(value) => {
          const [kind, target] = value.split(' ')
          change({ goal: GoalSettings.shape.goal.parse(target ? { kind, target: Number(target) } : null) })
        }}
      />
      <Select
        label="Daily review"
        options={measures}
        value={String(chosen.reviewsADay)}
        onChange={(most) => change({ reviewsADay: GoalSettings.shape.reviewsADay.parse(Number(most)) })}
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
