import { type FormEvent, useId, useState } from 'react'
import type { IssueReportForm } from '#calls/reports.ts'
import { Button } from './ui/Button.tsx'
import { Dialog } from './ui/Dialog.tsx'
import { laterFile } from './ui/later.tsx'
import { Message } from './ui/Message.tsx'
import { Select } from './ui/Select.tsx'
import { showToast } from './ui/toasts.ts'

const issueTypes = [
  { value: 'content', label: 'Content' },
  { value: 'technical', label: 'Technical' },
  { value: 'suggestion', label: 'Suggestion' },
  { value: 'other', label: 'Other' },
]

const sending = laterFile(() => import('./report-issue.ts'))

interface ReportFormProps {
  lessonId: string
  /** Which exercise or word it is about, for who reads it. */
  about?: Pick<Partial<IssueReportForm>, 'exerciseDetailUrl' | 'exerciseMasterUrl' | 'vocabularyUrl'>
  onClose: () => void
}

/** What is wrong, said to the academy from wherever a lesson stands. */
export function ReportIssueDialog({ open, ...form }: ReportFormProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={form.onClose} title="Report an issue">
      <ReportForm {...form} />
    </Dialog>
  )
}

function ReportForm({ lessonId, about, onClose }: ReportFormProps) {
  const id = useId()
  const [issueType, setIssueType] = useState('content')
  const [comments, setComments] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    const form = {
      ...about,
      lesson_id: lessonId,
      issueType,
      comments,
      reportLocation: window.location.pathname,
    }
    setFailure(undefined)
    setPending(true)
    try {
      const { mistakeOf, sendReport } = await sending.fetched()
      const mistake = mistakeOf(form)
      setError(mistake?.message)
      if (mistake) return setPending(false)
      await sendReport(form)
      showToast('Thank you for contacting us regarding your concern, we will update you soon', { ms: 9000 })
      onClose()
    } catch {
      setFailure('Unable to Submit issue')
      setPending(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Select label="Issue type" options={issueTypes} value={issueType} onChange={setIssueType} />
      <label htmlFor={id} className="mt-4 mb-1 block font-bold">
        Comments
      </label>
      <textarea
        id={id}
        rows={5}
        maxLength={4000}
        value={comments}
        onChange={(event) => {
          setComments(event.currentTarget.value)
          setError(undefined)
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        className="block w-full border-2 border-control bg-card p-3 text-ink focus:border-ink aria-invalid:border-sindoor"
      />
      <p id={`${id}-error`} role="alert" className="min-h-7 pt-1 text-[0.95rem] leading-snug font-bold">
        {error}
      </p>
      {failure && <Message className="mb-4">{failure}</Message>}
      <Button type="submit" pending={pending}>
        Submit
      </Button>
    </form>
  )
}
