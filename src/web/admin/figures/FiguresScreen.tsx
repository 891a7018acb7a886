import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Figures } from '#calls/admin-figures.ts'
import { isPermitted } from '#rules/permissions.ts'
import { shownMoment } from '../../shown-dates.ts'
import { Select } from '../../ui/Select.tsx'
import { useMe } from '../../use-me.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { Completion } from './Completion.tsx'
import { FigurePart } from './FigurePart.tsx'
import { FilmPart } from './FilmPart.tsx'
import { figuresQuery } from './figure-queries.ts'
import { HangingChart } from './HangingChart.tsx'
import { Hardest } from './Hardest.tsx'
import { PaidMonths } from './PaidMonths.tsx'
import { Retention } from './Retention.tsx'
import { byDay, byWeek, percent } from './shown-figures.ts'

/** /admin/figures: how the academy does. */
export default function FiguresScreen() {
  const query = useQuery(figuresQuery)
  const { role } = useMe()
  return (
    <>
      <StudioHeading title="Figures">
        {query.data?.countedAt
          ? `Counted on ${shownMoment(new Date(query.data.countedAt))}; a day is one of UTC.`
          : 'A day is one of UTC.'}
      </StudioHeading>
      <Loaded query={query}>
        {(data) => (data.days.length === 0 ? <NotYet /> : <Everything {...data} />)}
      </Loaded>
      <Completion />
      <Hardest />
      <FilmPart />
      {isPermitted(role, 'money') && <PaidMonths />}
    </>
  )
}

function NotYet() {
  return <p className="border-t-4 border-ink py-6">Nothing is counted yet. In a minute or so it will be.</p>
}

function Everything(data: Figures) {
  return (
    <>
      <Totals {...data} />
      <div className="grid gap-x-12 xl:grid-cols-2">
        <SignUps {...data} />
        <Active {...data} />
      </div>
      <Retention {...data} />
    </>
  )
}

function Totals({ days }: Figures) {
  const today = days.at(-1)
  const sum = (held: Figures['days'], of: 'signUps' | 'answers' | 'right') =>
    held.reduce((total, day) => total + day[of], 0)
  const week = days.slice(-7)
  const right = percent(sum(week, 'right'), sum(week, 'answers'))
  const numbers: [name: string, value: string][] = [
    ['Sign-ups in 7 days', sum(week, 'signUps').toLocaleString('en')],
    ['Active in 7 days', (today?.activeWeek ?? 0).toLocaleString('en')],
    ['Active in 30 days', (today?.activeMonth ?? 0).toLocaleString('en')],
    ['Answers right, 7 days', right === null ? '—' : `${right}%`],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
      {numbers.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end border-t-8 border-ink pt-2">
          <dt className="leading-tight text-ink-soft">{name}</dt>
          <dd className="font-display text-[clamp(1.75rem,5vw,3rem)] leading-tight">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function SignUps({ days }: Figures) {
  const [by, setBy] = useState('day')
  const bars = by === 'day' ? byDay(days, (day) => day.signUps) : byWeek(days, (day) => day.signUps)
  return (
    <FigurePart
      id="sign-ups"
      heading="Sign-ups"
      choice={<Choice label="Sign-ups by" value={by} options={perDayOrWeek} onChange={setBy} />}
    >
      <HangingChart
        caption={`Sign-ups by ${by}`}
        heads={['When', 'Sign-ups']}
        bars={bars}
        colour="fill-sindoor"
      />
    </FigurePart>
  )
}

const perDayOrWeek = [
  { value: 'day', label: 'By day' },
  { value: 'week', label: 'By week' },
]
const spans = [
  { value: 'active', label: 'On the day' },
  { value: 'activeWeek', label: 'In 7 days' },
  { value: 'activeMonth', label: 'In 30 days' },
] as const

function Active({ days }: Figures) {
  const [span, setSpan] = useState<(typeof spans)[number]['value']>('active')
  return (
    <FigurePart
      id="active"
      heading="Active learners"
      choice={
        <Choice
          label="Active learners"
          value={span}
          options={spans}
          onChange={(value) => setSpan(value as typeof span)}
        />
      }
    >
      <HangingChart
        caption="Active learners by day"
        heads={['Day', 'Learners']}
        bars={byDay(days, (day) => day[span])}
        colour="fill-mor"
      />
    </FigurePart>
  )
}

function Choice(props: {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}) {
  return <Select {...props} hideLabel className="w-40" />
}
