import { useSuspenseQuery } from '@tanstack/react-query'
import { type OwnReport, ownReports } from '#calls/reports.ts'
import { academy } from '#rules/academy.ts'
import { call } from '../call.ts'
import { NothingYet } from '../NothingYet.tsx'
import { queries } from '../queries.ts'
import { shownDay } from '../shown-dates.ts'
import { MixedText } from '../ui/MixedText.tsx'

const ownReportsQuery = { queryKey: ['own reports'], queryFn: () => call(ownReports), staleTime: 0 }

const kinds: Record<OwnReport['issueType'], string> = {
  content: 'Content',
  technical: 'Technical',
  suggestion: 'Suggestion',
  other: 'Other',
}
const states: Record<OwnReport['status'], { label: string; look: string }> = {
  open: { label: 'Open', look: 'bg-genda text-on-genda' },
  in_progress: { label: 'We are on it', look: 'bg-genda text-on-genda' },
  resolved: { label: 'Mended', look: 'bg-mor text-on-mor' },
  closed: { label: 'Closed', look: 'outline-2 -outline-offset-2 outline-control' },
}

export async function clientLoader() {
  await queries.ensureQueryData(ownReportsQuery)
  return null
}

/** /reports: what one told the academy, and what became of it. */
export default function OwnReportsScreen() {
  const { data: reports } = useSuspenseQuery(ownReportsQuery)
  return (
    <div className="measure max-w-4xl pb-12">
      <title>{`My reports · ${academy.name}`}</title>
      <h1 className="pt-10 pb-6 font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">My reports</h1>
      {reports.length === 0 ? (
        <NothingYet
          mood="glad"
          heading="You have reported nothing"
          said="If something in a lesson is wrong, its Report an issue button tells us."
          className="border-t-8 border-ink"
        />
      ) : (
        <ul className="border-t-8 border-ink">
          {reports.map((report) => (
            <Row key={report.id} report={report} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ report: { date, issueType, comments, lesson, status, answer } }: { report: OwnReport }) {
  const { label, look } = states[status]
  return (
    <li className="border-b-2 border-line py-5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <p className={`px-3 py-0.5 font-bold ${look}`}>{label}</p>
        <p className="font-bold">{kinds[issueType]}</p>
        <p className="text-ink-soft">{shownDay(new Date(date))}</p>
      </div>
      <p className="mt-3 text-lg whitespace-pre-line">
        <MixedText>{comments}</MixedText>
      </p>
      {lesson !== '' && (
        <p className="text-[0.95rem] text-ink-soft">
          <MixedText>{lesson}</MixedText>
        </p>
      )}
      {answer !== '' && (
        <div className="mt-3 border-t-4 border-mor bg-pale-mor px-4 py-3">
          <p className="font-bold">{academy.name} answers</p>
          <p className="whitespace-pre-line">
            <MixedText>{answer}</MixedText>
          </p>
        </div>
      )}
    </li>
  )
}
