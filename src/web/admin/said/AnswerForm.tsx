import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { AreaRow } from '../ui/FormRow.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { Refused } from '../ui/Refused.tsx'
import { useRefusal } from '../ui/use-refusal.ts'

interface AnswerFormProps {
  /** Whom it answers, for who hears the buttons alone. */
  of: string
  answer: string
  /** In characters. */
  longest: number
  onSave: (answer: string) => Promise<unknown>
  /** What else can be done. */
  children?: ReactNode
}

/** What the academy says to it: shown, and written where one wants to. */
export function AnswerForm({ of, answer, longest, onSave, children }: AnswerFormProps) {
  const [written, setWritten] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const { form, notes, refusal, refuse, forget } = useRefusal()
  const save = async () => {
    setPending(true)
    forget()
    try {
      await onSave(written?.trim() ?? '')
      setWritten(null)
    } catch (error) {
      refuse(error)
    }
    setPending(false)
  }
  const leave = () => {
    forget()
    setWritten(null)
  }
  if (written === null)
    return (
      <>
        {answer !== '' && (
          <p className="mt-3 max-w-prose border-s-4 border-mor ps-3 whitespace-pre-line">
            <MixedText>{answer}</MixedText>
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="secondary" size="small" onClick={() => setWritten(answer)}>
            {answer === '' ? 'Answer' : 'Change the answer'}
            <span className="sr-only"> to {of}</span>
          </Button>
          {children}
        </div>
      </>
    )
  return (
    <form
      ref={form}
      className="mt-3 grid max-w-prose gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {written.trim() !== answer && <LeaveGuard isChanged />}
      <AreaRow
        label="Answer"
        autoFocus
        maxLength={longest}
        notes={notes('answer')}
        value={written}
        onChange={setWritten}
      />
      <Refused refusal={refusal} />
      <div className="flex gap-3">
        <Button type="submit" pending={pending}>
          Save
        </Button>
        <Button look="quiet" onClick={leave}>
          Leave it
        </Button>
      </div>
    </form>
  )
}
