import { useSuspenseQuery } from '@tanstack/react-query'
import type { Analytics } from '#calls/analytics.ts'
import { academy } from '#rules/academy.ts'
import { GoalCard } from '../goals/GoalCard.tsx'
import { goalsQuery } from '../goals/goals-query.ts'
import { NothingYet } from '../NothingYet.tsx'
import { toDashboard } from '../paths.ts'
import { queries } from '../queries.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { analyticsQuery } from './analytics-queries.ts'
import { Confusions } from './Confusions.tsx'
import { type Bar, HangingBars } from './HangingBars.tsx'
import { HeatMap } from './HeatMap.tsx'
import { Memory, wordsKnown } from './Memory.tsx'
import { OwnAttempts } from './OwnAttempts.tsx'
import { Section } from './Section.tsx'
import { Skills } from './Skills.tsx'
import { counted, dayName, duration, percentOf } from './shown-numbers.ts'
import { Weakest } from './Weakest.tsx'
import { weeksUntil } from './weeks.ts'

export async function clientLoader() {
  await Promise.all([queries.fetchQuery(analyticsQuery), queries.fetchQuery({ ...goalsQuery, staleTime: 0 })])
  return null
}

/** What one has learnt, and what comes next, in numbers that all come from one's own answers. */
export default function AnalyticsScreen() {
  const { data } = useSuspenseQuery(analyticsQuery)
  return (
    <div className="measure pb-16">
      <title>{`Analytics · ${academy.name}`}</title>
      <h1 className="pt-10 font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">Analytics</h1>
      {data.totals.answers === 0 ? <NothingToCount /> : <Totals {...data} />}
      <GoalCard isAlways className="mt-10" />
      {data.totals.answers > 0 && <Everything {...data} />}
    </div>
  )
}

function Everything(data: Analytics) {
  return (
    <>
      <HeatMap {...data} />
      <div className="grid gap-x-14 lg:grid-cols-2">
        <Time {...data} />
        <Forecast {...data} />
        <Skills {...data} />
        <Memory {...data} />
      </div>
      <Confusions {...data} />
      <Weakest {...data} />
      <OwnAttempts first={data.attempts} />
    </>
  )
}

function Totals({ totals, words }: Analytics) {
  const numbers: [name: string, value: string][] = [
    [totals.days === 1 ? 'Day' : 'Days', totals.days.toLocaleString('en')],
    ['Time', duration(totals.ms)],
    ['Words known', wordsKnown(words).toLocaleString('en')],
    [`Right of ${counted(totals.answers, 'answer', 'answers')}`, `${percentOf(totals)}%`],
  ]
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
      {numbers.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end border-t-8 border-ink pt-2">
          <dt className="leading-tight text-ink-soft">{name}</dt>
          <dd className="font-display text-[clamp(1.75rem,3.3vw,3rem)] leading-tight">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Time({ today, days }: Analytics) {
  const bars = weeksUntil(today, days, 12).map(({ monday, ms }, at): Bar => {
    const name = `Week of ${dayName(monday, { day: 'numeric', month: 'long' })}`
    const label = at % 3 === 2 ? dayName(monday, { day: 'numeric', month: 'short' }) : ''
    return { name, label, value: Math.floor(ms / 60_000), shown: duration(ms) }
  })
  return (
    <Section id="time" heading="Time" note="Minutes of practice, week by week.">
      <HangingBars caption="Time by week" heads={['Week', 'Time']} bars={bars} colour="bg-sindoor" />
    </Section>
  )
}

function Forecast({ forecast }: Analytics) {
  const bars = forecast.map(({ day, due }, at): Bar => {
    const name = at === 0 ? 'Today' : dayName(day, { weekday: 'long', day: 'numeric', month: 'long' })
    const label = dayName(day, { weekday: 'narrow' })
    return { name, label, value: due, shown: counted(due, 'review', 'reviews') }
  })
  return (
    <Section
      id="forecast"
      heading="Reviews to come"
      note="How many fall due today, and on the next 13 days. New words come on top."
    >
      <HangingBars caption="Reviews by day" heads={['Day', 'Due']} bars={bars} colour="bg-mor" />
    </Section>
  )
}

function NothingToCount() {
  return (
    <NothingYet
      heading="Nothing to count yet"
      said="Your first answers draw the first lines here: your days, your words, and what is worth another look."
      className="mt-8 border-t-4 border-ink"
    >
      <LinkButton to={toDashboard()}>My Courses</LinkButton>
    </NothingYet>
  )
}
