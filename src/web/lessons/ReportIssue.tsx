import { useState } from 'react'
import { ReportIssueDialog } from '../ReportIssueDialog.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** The button and its dialog: what is wrong with this lesson. */
export function ReportIssue({ lessonId }: { lessonId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" className="-ms-5 mt-8" onClick={() => setOpen(true)}>
        <Icon name="flag" /> Report an issue
      </Button>
      <ReportIssueDialog open={open} onClose={() => setOpen(false)} lessonId={lessonId} />
    </>
  )
}
