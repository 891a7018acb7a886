import { useSuspenseQuery } from '@tanstack/react-query'
import { type CreditEntry, credits } from '#calls/credits.ts'
import { academy } from '#rules/academy.ts'
import { call } from '../call.ts'
import { NothingYet } from '../NothingYet.tsx'
import { toDashboard } from '../paths.ts'
import { queries } from '../queries.ts'
import { shownDay } from '../shown-dates.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { MixedText } from '../ui/MixedText.tsx'

const creditsQuery = { queryKey: ['credits'], queryFn: () => call(credits), staleTime: 0 }

export async function clientLoader() {
  await queries.ensureQueryData(creditsQuery)
  return null
}

/** /credits: the sum of the header, and every row that it is made of (domain 9). */
export default function CreditsScreen() {
  const { data } = useSuspenseQuery(creditsQuery)
  const { credit, entries } = data
  return (
    <div className="measure max-w-4xl pb-12">
      <title>{`Credits · ${academy.name}`}</title>
      <h1 className="pt-10 pb-2 font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">Credits</h1>
      <p className="max-w-2xl text-lg">
        A lesson finished for the first time earns 10 credits, a whole course 50 more.
      </p>
      <p className="mt-6 border-t-8 border-ink bg-genda px-5 py-4 text-on-genda">
        <span className="font-display text-5xl leading-tight">{credit.toLocaleString('en')}</span>{' '}
        <span className="text-lg font-bold">{credit === 1 ? 'credit' : 'credits'}</span>
      </p>
      {entries.length === 0 ? (
        <Nothing />
      ) : (
        <ul aria-label="Every credit">
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ entry: { amount, reason, date } }: { entry: CreditEntry }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-line py-4 sm:grid-cols-[8rem_1fr_auto]">
      <p className="text-ink-soft max-sm:col-span-2">{shownDay(new Date(date))}</p>
      <p className="text-lg">
        <MixedText>{reason}</MixedText>
      </p>
      <p className="text-xl font-bold whitespace-nowrap">{signed(amount)}</p>
    </li>
  )
}

function Nothing() {
  return (
    <NothingYet heading="No credits yet" said="Your first finished lesson brings your first credits.">
      <LinkButton to={toDashboard()}>My Courses</LinkButton>
    </NothingYet>
  )
}

function signed(amount: number): string {
  return amount < 0 ? `−${(-amount).toLocaleString('en')}` : `+${amount.toLocaleString('en')}`
}
