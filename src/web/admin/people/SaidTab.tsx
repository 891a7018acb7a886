import type { PersonPage } from '#calls/admin-people-page.ts'
import { shownDay } from '../../shown-dates.ts'
import { MixedText } from '../../ui/MixedText.tsx'
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx'

type ReportOf = PersonPage['reports'][number]

const states: Record<ReportOf['status'], [said: string, tone: BadgeTone]> = {
  open: ['Open', 'look'],
  in_progress: ['In progress', 'look'],
  resolved: ['Resolved', 'good'],
  closed: ['Closed', 'quiet'],
}

/** What they told the academy, and what it answered. */
export function SaidTab({ person }: { person: PersonPage }) {
  return (
    <div className="grid items-start gap-10 xl:grid-cols-2">
      <section>
        <h2 className="hang mb-2 font-display text-2xl">Reports</h2>
        {person.reports.length === 0 && <p className="text-ink-soft">They never reported anything.</p>}
        <ul>
          {person.reports.map(({ id, date, status, lesson, comments, answer }) => (
            <Said key={id} date={date} about={lesson || 'About no lesson'} text={comments} answer={answer}>
              <StateBadge tone={states[status][1]}>{states[status][0]}</StateBadge>
            </Said>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="hang mb-2 font-display text-2xl">Reviews</h2>
        {person.reviews.length === 0 && <p className="text-ink-soft">They never wrote a review.</p>}
        <ul>
          {person.reviews.map(({ id, date, lesson, rating, comment, answer, isHidden }) => (
            <Said key={id} date={date} about={lesson} text={comment} answer={answer}>
              {rating !== '' && <StateBadge>{`${rating} of 5`}</StateBadge>}
              {isHidden && <StateBadge tone="bad">Hidden</StateBadge>}
            </Said>
          ))}
        </ul>
      </section>
    </div>
  )
}

interface SaidProps {
  date: string
  about: string
  text: string
  answer: string
  children: React.ReactNode
}

function Said({ date, about, text, answer, children }: SaidProps) {
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ink-soft">{shownDay(new Date(date))}</span>
        <strong>{about}</strong>
        {children}
      </p>
      {text !== '' && (
        <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">
          <MixedText>{text}</MixedText>
        </p>
      )}
      {answer !== '' && (
        <p className="mt-2 border-s-4 border-ink ps-3">
          <MixedText>{answer}</MixedText>
        </p>
      )}
    </li>
  )
}
