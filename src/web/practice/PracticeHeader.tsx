import { memo, useState } from 'react'
import { Link } from 'react-router'
import { ReportIssueDialog, reportIssueFile } from '../report-issue-later.ts'
import { Icon } from '../ui/Icon.tsx'
import { comingNear } from '../ui/later.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Shirorekha } from '../ui/Shirorekha.tsx'

interface PracticeHeaderProps {
  lessonName: string
  /** Null for admins, whose progress is not kept. */
  percent: number | null
  closeTo: string
  /** What a report is about; a visitor cannot send one. */
  report: ReportAbout | null
}

interface ReportAbout {
  lessonId: string
  about: { exerciseDetailUrl?: string; exerciseMasterUrl?: string; vocabularyUrl?: string }
}

const square = 'grid size-12 place-items-center hover:bg-pale-genda'

/** The line from which practice hangs is its progress; below it the way out, and the flag for what is wrong. */
export const PracticeHeader = memo(function PracticeHeader(props: PracticeHeaderProps) {
  const { lessonName, percent, closeTo, report } = props
  return (
    <header>
      {percent === null ? (
        <div className="h-2 bg-ink" />
      ) : (
        <Shirorekha value={percent} label={`Progress of ${lessonName}`} className="h-3!" />
      )}
      <div className="practice-measure flex items-center gap-2 pt-1">
        <Link to={closeTo} aria-label="Close" className={`-ms-3 ${square}`}>
          <Icon name="close" className="size-6" />
        </Link>
        <p className="min-w-0 grow truncate text-ink-soft">
          <MixedText>{lessonName}</MixedText>
        </p>
        {percent !== null && <p className="font-bold tabular-nums">{Math.round(percent)}%</p>}
        {report && <ReportFlag {...report} />}
      </div>
    </header>
  )
})

function ReportFlag(report: ReportAbout) {
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <>
      <button
        type="button"
        aria-label="Report an issue"
        onClick={() => setIsOpen(true)}
        {...comingNear(reportIssueFile)}
        className={`-me-3 ${square}`}
      >
        <Icon name="flag" />
      </button>
      {isOpen !== undefined && (
        <ReportIssueDialog open={isOpen} onClose={() => setIsOpen(false)} {...report} />
      )}
    </>
  )
}
