import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Motivation } from '#calls/goals.ts'
import { Button } from '../ui/Button.tsx'
import { Shirorekha } from '../ui/Shirorekha.tsx'
import { GoalDialog } from './GoalDialog.tsx'
import { goalSoFar, goalsQuery, showsGoals, streakText } from './goals-query.ts'
import { HangingWeek } from './HangingWeek.tsx'

/** This week at one's own pace. Where all is switched off it is not there, but where it can be switched on again. */
export function GoalCard({ isAlways = false, className = '' }: { isAlways?: boolean; className?: string }) {
  const { data } = useQuery(goalsQuery)
  const [open, setOpen] = useState(false)
  if (!data) return null
  const isShown = showsGoals(data)
  if (!isShown && !isAlways) return null
  return (
    <section
      aria-labelledby="my-week"
      className={`border-t-8 border-ink bg-card px-5 pt-2 pb-5 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between">
        <h2 id="my-week" className="font-display text-2xl leading-tight">
          My week
        </h2>
        <Button look="quiet" className="-mx-5" onClick={() => setOpen(true)}>
          {isShown ? 'Change' : 'Choose my pace'}
        </Button>
      </div>
      {isShown ? (
        <div className="flex flex-wrap gap-x-10 gap-y-4">
          <Goal {...data} />
          <Numbers {...data} />
          <HangingWeek days={data.week.days} className="w-full max-w-80 sm:w-72" />
        </div>
      ) : (
        <p>Goal, streak and points are switched off.</p>
      )}
      <GoalDialog open={open} settings={data.settings} onClose={() => setOpen(false)} />
    </section>
  )
}

function Goal(shown: Motivation) {
  const goal = goalSoFar(shown)
  if (!goal) return null
  return (
    <div className="grow basis-60">
      <p className="text-lg">{goal.isReached ? `Your goal is reached: ${goal.text}` : goal.text}</p>
      <Shirorekha className="mt-1 max-w-80" value={(goal.done / goal.target) * 100} label="My weekly goal" />
    </div>
  )
}

/** Why it is shorter than one saw it last. */
const cutText = (restDays: number) =>
  restDays === 1
    ? 'Counted anew after more than 1 rest day in a week'
    : `Counted anew after more than ${restDays} rest days in a week`

/** Rest is told while there is some; none left is no reason to press anybody. */
function restText({ restLeft, best }: NonNullable<Motivation['streak']>) {
  if (restLeft === 0) return `your longest: ${best}`
  return restLeft === 1 ? '1 rest day left this week' : `${restLeft} rest days left this week`
}

function Numbers({ streak, points, settings }: Motivation) {
  const row = streak && (streak.length > 0 || streak.isCut) ? streak : null
  if (!row && !points?.total) return null
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-1">
      {row && (
        <li>
          <strong className="block font-display text-2xl leading-tight font-normal text-rani">
            {streakText(row.length)}
          </strong>
          <span className="text-ink-soft">{restText(row)}</span>
          {row.isCut && <p className="text-ink-soft">{cutText(settings.restDays)}</p>}
        </li>
      )}
      {points && points.total > 0 && (
        <li>
          <strong className="block font-display text-2xl leading-tight font-normal">
            {points.week === 1 ? '1 point' : `${points.week} points`}
          </strong>
          <span className="text-ink-soft">{`this week, ${points.total.toLocaleString('en')} in all`}</span>
        </li>
      )}
    </ul>
  )
}
