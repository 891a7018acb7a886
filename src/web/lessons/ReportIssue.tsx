import { useState } from 'react'
import { ReportIssueDialog, reportIssueFile } from '../report-issue-later.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { comingNear } from '../ui/later.tsx'

/** The button and its dialog: what is wrong with this lesson. */
export function ReportIssue({ lessonId }: { lessonId: string }) {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <Button
        look="quiet"
        className="-ms-5 mt-8"
        onClick={() => setOpen(true)}
        {...comingNear(reportIssueFile)}
      >
        <Icon name="flag" /> Report an issue
      </Button>
      {open !== undefined && (
        <ReportIssueDialog open={open} onClose={() => setOpen(false)} lessonId={lessonId} />
      )}
    </>
  )
}
