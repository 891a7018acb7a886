import type { PersonPage } from '#calls/admin-people-page.ts'
import type { OwnAttempt } from '#calls/analytics.ts'
import { shownMoment } from '../../shown-dates.ts'
import { Hindi } from '../../ui/Hindi.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { PagedTable } from '../PagedTable.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx'
import { useAnswers } from './people-queries.ts'

const verdicts: Record<OwnAttempt['verdict'], [said: string, tone: BadgeTone]> = {
  exact: ['Right', 'good'],
  accepted: ['Accepted', 'good'],
  hint: ['Almost', 'look'],
  wrong: ['Wrong', 'bad'],
}

const columns: Column<OwnAttempt>[] = [
  {
    id: 'question',
    label: 'Asked',
    isName: true,
    cell: ({ question, hindi, english, place }) => (
      <div className="min-w-48">
        <MixedText>{question || 'Not taught any more'}</MixedText>
        {hindi !== '' && <Hindi className="block font-normal">{hindi}</Hindi>}
        {english !== '' && <span className="block font-normal">{english}</span>}
        {place && <span className="block text-[0.9rem] font-normal text-ink-soft">{place.lessonName}</span>}
      </div>
    ),
  },
  {
    id: 'answer',
    label: 'Their answer',
    cell: ({ answer, right, verdict }) => (
      <>
        <MixedText>{answer}</MixedText>
        {verdict !== 'exact' && right !== '' && (
          <span className="block text-[0.95rem] text-ink-soft">
            Right: <MixedText>{right}</MixedText>
          </span>
        )}
      </>
    ),
  },
  {
    id: 'verdict',
    label: 'Judged',
    cell: ({ verdict }) => <StateBadge tone={verdicts[verdict][1]}>{verdicts[verdict][0]}</StateBadge>,
  },
  {
    id: 'at',
    label: 'When',
    cell: ({ at }) => <span className="whitespace-nowrap">{shownMoment(new Date(at))}</span>,
  },
]

/** Every answer they gave, the latest first. */
export function AnswersTab({ person }: { person: PersonPage }) {
  const answers = useAnswers(person.id)
  return (
    <PagedTable
      label="Answers"
      columns={columns}
      paged={answers}
      empty="They have not answered anything yet."
    />
  )
}
