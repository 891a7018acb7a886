import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { refreshed } from '../paged-list.ts'
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
  /** The list that it stands in. */
  list: string
  /** `seen`: what stood when one began; left out, it takes the place of whatever stands now. */
  onSave: (answer: string, seen: { answer: string } | undefined) => Promise<unknown>
  /** What else can be done. */
  children?: ReactNode
}

const Changed = z.object({ stands: z.object({ answer: z.string() }) })

/** What the academy says to it: shown, and written where one wants to. */
export function AnswerForm({ of, answer, longest, list, onSave, children }: AnswerFormProps) {
  const [written, setWritten] = useState<string | null>(null)
  const [begunFrom, setBegunFrom] = useState(answer)
  const [pending, setPending] = useState(false)
  const { form, notes, refusal, refuse, forget } = useRefusal()
  const theirs = Changed.safeParse(refusal?.body).data?.stands.answer
  const save = async (seen?: { answer: string }) => {
    setPending(true)
    forget()
    try {
      await onSave(written?.trim() ?? '', seen)
      setWritten(null)
    } catch (error) {
      refuse(error)
    }
    setPending(false)
  }
  const leave = () => {
    forget()
    setWritten(null)
    // Only now: a list of what waits would not have it any more, nor what is written here.
    if (theirs !== undefined) void refreshed(list)
  }
  const begin = () => {
    setBegunFrom(answer)
    setWritten(answer)
  }
  if (written === null)
    return (
      <>
        {answer !== '' && <Quoted>{answer}</Quoted>}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="secondary" size="small" onClick={begin}>
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
        void save({ answer: begunFrom })
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
      {theirs === undefined ? (
        <Refused refusal={refusal} />
      ) : (
        <Message>
          <p>{refusal?.message}</p>
          {theirs !== '' && <Quoted>{theirs}</Quoted>}
          <Button className="mt-3" onClick={() => void save()}>
            Put my answer in its place
          </Button>
        </Message>
      )}
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

const Quoted = ({ children }: { children: string }) => (
  <p className="mt-3 max-w-prose border-s-4 border-mor ps-3 whitespace-pre-line">
    <MixedText>{children}</MixedText>
  </p>
)
