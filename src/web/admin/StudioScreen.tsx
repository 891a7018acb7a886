import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { today, type Waiting, type WaitingKind } from '#calls/admin-people-today.ts'
import { call } from '../call.ts'
import { NothingYet } from '../NothingYet.tsx'
import { shownDay } from '../shown-dates.ts'
import {
  toAnswers,
  toContent,
  toMails,
  toMoneyEvents,
  toReportQueue,
  toTutorRequests,
  toUncountedEvents,
  toWaitingMails,
} from '../studio-paths.ts'
import { useMe } from '../use-me.ts'
import { Loaded } from './ui/Loaded.tsx'
import { StudioHeading } from './ui/StudioHeading.tsx'

/** Where each kind of thing is worked on, and how it is said: one, or many. */
const kinds: Record<WaitingKind, { to: string; one: string; many: string }> = {
  reports: { to: toReportQueue(), one: 'open report', many: 'open reports' },
  tutorRequests: { to: toTutorRequests(), one: 'request to a tutor', many: 'requests to tutors' },
  answerClaims: { to: toAnswers(), one: 'answer that should count', many: 'answers that should count' },
  drafts: { to: toContent(), one: 'change not published', many: 'changes not published' },
  lateMails: { to: toWaitingMails(), one: 'mail that waits too long', many: 'mails that wait too long' },
  failedMails: { to: toMails(), one: 'mail that did not go out', many: 'mails that did not go out' },
  failedEvents: { to: toMoneyEvents(), one: 'payment event that failed', many: 'payment events that failed' },
  uncountedEvents: {
    to: toUncountedEvents(),
    one: 'payment that was not counted',
    many: 'payments that were not counted',
  },
}

const todayQuery = { queryKey: ['studio', 'today'], queryFn: () => call(today), staleTime: 0 }

/** /admin: what waits for whoever works at the academy. */
export default function StudioScreen() {
  const me = useMe()
  const waiting = useQuery(todayQuery)
  return (
    <>
      <StudioHeading title={`Good to see you, ${me.firstName}`}>What waits for you today.</StudioHeading>
      <Loaded query={waiting}>
        {(all) => {
          const some = all.filter(({ count }) => count > 0)
          if (some.length === 0) return <NothingWaits />
          return (
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {some.map((one) => (
                <li key={one.kind}>
                  <Card waiting={one} />
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </>
  )
}

function Card({ waiting: { kind, count, since } }: { waiting: Waiting }) {
  const { to, one, many } = kinds[kind]
  return (
    <Link
      to={to}
      className="block h-full border-t-8 border-sindoor bg-card px-5 py-4 transition-colors hover:bg-pale-genda"
    >
      <span className="block font-display text-5xl leading-tight tabular-nums">
        {count.toLocaleString('en')}
      </span>
      <span className="block text-lg font-bold">{count === 1 ? one : many}</span>
      {since && <span className="block text-ink-soft">The oldest is of {shownDay(new Date(since))}</span>}
    </Link>
  )
}

function NothingWaits() {
  return (
    <NothingYet
      mood="glad"
      heading="Nothing waits"
      said="Everything is answered."
      className="border-t-4 border-ink"
    />
  )
}
