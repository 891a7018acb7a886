import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LanguageCourse } from '#calls/courses.ts'
import { requestTutor, type Tutor, type TutorRequestForm } from '#calls/tutors.ts'
import { classSizes } from '#rules/tutor-requests.ts'
import { call } from '../call.ts'
import { CallError, messageOf } from '../call-error.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Message } from '../ui/Message.tsx'
import { Select } from '../ui/Select.tsx'
import { LessonPart } from './LessonPart.tsx'
import { MessagePart } from './MessagePart.tsx'
import type { Asking } from './TutorCard.tsx'
import { forgetTutors } from './tutor-queries.ts'

interface TutorDialogProps {
  tutor: Tutor
  asking: Asking
  /** The one whose tutors were looked at. */
  languageId: string
  languages: LanguageCourse[]
  onClose: () => void
}

type ClassSize = TutorRequestForm['classsize']

/** What both kinds of request begin with. */
export interface Chosen {
  tutor_id: string
  language_id: string
  classsize: ClassSize
}

export interface PartProps {
  tutor: Tutor
  /** Null until language and class size are chosen. */
  chosen: Chosen | null
  /** What of the two is not: "a class size". */
  missing: string[]
  pending: boolean
  /** Nobody answered: what was sent may stand, its hour taken by oneself, and is sent again as it was. */
  mayStand: boolean
  onSend: (form: TutorRequestForm) => void
}

/** spec 4: after success it closes after 1.5 s. */
const closesAfter = 1500

const sizes = [
  { value: '', label: 'Choose a class size' },
  ...classSizes.map((size) => ({ value: size, label: size })),
]

/** A message to a tutor, or a lesson asked for. */
export function TutorDialog({ tutor, asking, languageId: first, languages, onClose }: TutorDialogProps) {
  const [languageId, setLanguageId] = useState(first)
  const [classSize, setClassSize] = useState<ClassSize | ''>('')
  const { state, send } = useSending(onClose)
  const taught = languages.filter(({ id }) => tutor.language_id.includes(id))
  const isChosen = languageId !== '' && classSize !== ''
  const chosen = isChosen ? { tutor_id: tutor._id, language_id: languageId, classsize: classSize } : null
  const missing = [...(languageId ? [] : ['a language']), ...(classSize ? [] : ['a class size'])]
  const pending = state.kind === 'sending'
  const mayStand = pending || (state.kind === 'failed' && state.isLost)
  const part = { tutor, chosen, missing, pending, mayStand, onSend: send }
  const title = asking === 'message' ? `Write to ${tutor.firstname}` : `A lesson with ${tutor.firstname}`
  return (
    <Dialog open onClose={onClose} title={title}>
      {state.kind === 'sent' ? (
        <Message tone="right">{state.text}</Message>
      ) : (
        <form className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Select
              label="Language"
              value={languageId}
              onChange={setLanguageId}
              options={[
                { value: '', label: 'Choose a language' },
                ...taught.map(({ id, course }) => ({ value: id, label: course })),
              ]}
            />
            <Select
              label="Class size"
              value={classSize}
              onChange={(size) => setClassSize(size as ClassSize | '')}
              options={sizes}
            />
          </div>
          {asking === 'message' ? <MessagePart {...part} /> : <LessonPart {...part} />}
          {state.kind === 'failed' && <Message>{state.text}</Message>}
        </form>
      )}
    </Dialog>
  )
}

type Sending =
  | { kind: 'open' | 'sending' }
  | { kind: 'sent'; text: string }
  | { kind: 'failed'; text: string; isLost: boolean }

function useSending(onClose: () => void) {
  const [state, setState] = useState<Sending>({ kind: 'open' })
  const ids = useRef(new Map<string, string>())
  const isSent = state.kind === 'sent'
  // The page around it is drawn anew meanwhile, which must not begin the time again.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => close(), closesAfter)
    return () => clearTimeout(timer)
  }, [isSent])

  const send = async (form: TutorRequestForm) => {
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    try {
      const body = { ...form, id: idFor(form, ids.current) }
      const { message } = await call(requestTutor, { body })
      setState({ kind: 'sent', text: message })
    } catch (error) {
      setState({ kind: 'failed', text: messageOf(error), isLost: isLost(error) })
    }
    // Either way: what was free may be taken now.
    await forgetTutors()
  }
  return { state, send }
}

/** Whether it may have been kept all the same. */
function isLost(error: unknown): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500
}

/** A form filled in the same is the same request, however often it is sent: the reply to the first may be lost. */
function idFor(form: TutorRequestForm, ids: Map<string, string>): string {
  const filledIn = JSON.stringify(form)
  const id = ids.get(filledIn) ?? crypto.randomUUID()
  ids.set(filledIn, id)
  return id
}
