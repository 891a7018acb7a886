import { Link } from 'react-router'
import { type IssueReport, reviseReport } from '#calls/reports.ts'
import { call } from '../../call.ts'
import { toLessonEditor } from '../../paths.ts'
import { shownMoment } from '../../shown-dates.ts'
import { toStudent } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { act, done } from '../paged-list.ts'
import { StateBadge } from '../ui/StateBadge.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { issueNames, placesOf, reportStates } from './report-words.ts'

type Status = IssueReport['status']
type Said = { status?: Status; answer?: string }

const steps: Record<Status, [to: Status, verb: string][]> = {
  open: [
    ['in_progress', 'Take it on'],
    ['resolved', 'It is mended'],
    ['closed', 'Close it'],
  ],
  in_progress: [
    ['resolved', 'It is mended'],
    ['closed', 'Close it'],
  ],
  resolved: [['open', 'Open it again']],
  closed: [['open', 'Open it again']],
}

/** One report, with the very place that it speaks of. */
export function ReportCard({ report }: { report: IssueReport }) {
  const { id, status, userName, userId, userEmail, comments, answer, createdAt, lesson_id: lessonId } = report
  const revise = (body: Said & { seen?: Said | undefined }) => call(reviseReport, { params: { id }, body })
  const { label, tone } = reportStates[status]

  return (
    <li className="border-b-2 border-line py-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StateBadge tone={tone}>{label}</StateBadge>
        <strong>{issueNames[report.issueType]}</strong>
        <Link to={toStudent(userId)} className="underline-offset-4 hover:underline">
          {userName || userEmail}
        </Link>
        <span className="text-ink-soft">{shownMoment(new Date(createdAt))}</span>
      </p>
      <p className="mt-2 max-w-prose text-lg break-words whitespace-pre-line">
        <MixedText>{comments}</MixedText>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {placesOf(report).map(({ to, label: name }) => (
          <li key={name}>
            <Link to={to} className={placeLook}>
              {name}
            </Link>
          </li>
        ))}
        {lessonId && (
          <li>
            <Link to={toLessonEditor(lessonId)} className={placeLook}>
              Edit the lesson
            </Link>
          </li>
        )}
      </ul>
      <AnswerForm
        of={`the report of ${userName || userEmail}`}
        answer={answer}
        longest={2000}
        list="reports"
        onSave={(written, seen) =>
          done(revise({ answer: written, seen }), 'They see your answer among their reports.', 'reports')
        }
      >
        {steps[status].map(([to, verb]) => (
          <Button
            key={to}
            look="quiet"
            size="small"
            onClick={() => void act(revise({ status: to, seen: { status } }), 'Saved.', 'reports')}
          >
            {verb}
          </Button>
        ))}
      </AnswerForm>
    </li>
  )
}

const placeLook =
  'inline-flex min-h-11 items-center font-bold text-sindoor underline decoration-2 underline-offset-4'
