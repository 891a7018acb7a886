import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addNotification } from '#calls/admin-notifications.ts'
import { isVisible } from '#rules/names.ts'
import { isWide } from '#rules/notification-kinds.ts'
import { call } from '../../call.ts'
import { CallError } from '../../call-error.ts'
import { queries } from '../../queries.ts'
import { shownMoment } from '../../shown-dates.ts'
import { toTalk } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { refreshed } from '../paged-list.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { counted } from '../ui/counted.ts'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Refused } from '../ui/Refused.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { useRefusal } from '../ui/use-refusal.ts'
import { AudienceFields } from './AudienceFields.tsx'
import { NotificationPreview } from './NotificationPreview.tsx'
import { TargetFields } from './TargetFields.tsx'
import { isSaid, languagesQuery, sizeQuery, taughtQuery, type Whom } from './talk-queries.ts'
import { WhenField } from './WhenField.tsx'
import { type Words, WordsFields } from './WordsFields.tsx'
import { instantOf, isPast } from './wall-clock.ts'

const noWords: Words = { category: 'contentUpdate', tag: '', title: '', message: '' }

/** /admin/talk/new: something to tell, with whom it reaches and how it will look. */
export default function ComposeScreen() {
  // What one chooses from is there before anybody chooses.
  const [languages, taught] = [useQuery(languagesQuery), useQuery(taughtQuery)]
  const choices = languages.data ? taught : languages
  return (
    <Loaded<unknown> query={choices} title="Tell something">
      {() => <Compose />}
    </Loaded>
  )
}

function nobodyThere(): CallError {
  const message = 'Nobody is found there. Please look at whom it is for.'
  return new CallError(404, message, { errors: [{ field: 'audience', message }] })
}

/** Told before one is asked whether it shall go out. */
function lackingIn(whom: Whom, { title }: Words, when: string | null): CallError | null {
  const lacking = [
    ...(isSaid(whom) ? [] : [{ field: 'audience', message: 'Say whom it is for.' }]),
    ...(isVisible(title) ? [] : [{ field: 'title', message: 'A notification needs a title.' }]),
    ...(when !== null && instantOf(when) === ''
      ? [{ field: 'publishAt', message: 'Give a day and a time.' }]
      : []),
    ...(when !== null && isPast(when, new Date())
      ? [{ field: 'publishAt', message: 'That hour has passed. Tell it now, or choose a later one.' }]
      : []),
  ]
  return lacking[0] ? new CallError(400, lacking[0].message, { errors: lacking }) : null
}

function Compose() {
  const [formId] = useState(() => crypto.randomUUID())
  const [words, setWords] = useState(noWords)
  const [whom, setWhom] = useState<Whom>({ kind: 'everybody', id: '', email: '' })
  const [target, setTarget] = useState({ type: 'news', lessonId: '' })
  const [when, setWhen] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const navigate = useNavigate()
  const at = new Date((when && instantOf(when)) || Date.now())
  const { form, notes, refusal, refuse, forget } = useRefusal()

  const ask = async () => {
    forget()
    const lacking = lackingIn(whom, words, when)
    if (lacking) return refuse(lacking)
    const size = await queries.fetchQuery(sizeQuery(whom)).catch(() => null)
    if (!size) return refuse(nobodyThere())
    setAsked(size.student ? size.student.name : counted(size.hears, 'student'))
  }
  const send = async () => {
    const student = whom.kind === 'student' ? (await queries.fetchQuery(sizeQuery(whom))).student?.id : ''
    const id = student || whom.id
    const audience = isWide(whom.kind) ? { kind: whom.kind } : { kind: whom.kind, id }
    const { type, lessonId } = target
    const body = {
      id: formId,
      ...words,
      audience,
      type: type as 'news',
      ...(type === 'lesson' && { lessonId }),
    }
    try {
      await call(addNotification, { body: { ...body, ...(when !== null && { publishAt: instantOf(when) }) } })
    } catch (error) {
      setAsked(null)
      return refuse(error)
    }
    setSent(true)
    showToast(when === null ? 'It is told.' : 'It is planned.')
    await refreshed('notifications')
    await navigate(toTalk())
  }

  return (
    <>
      <StudioHeading title="Tell something" />
      <LeaveGuard isChanged={`${words.title}${words.message}`.trim() !== '' && !isSent} />
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[3fr_2fr]">
        <form
          ref={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void ask()
          }}
        >
          <AudienceFields whom={whom} notes={notes('audience')} onChange={setWhom} />
          <WordsFields words={words} notes={notes} onChange={setWords} />
          <TargetFields target={target} onChange={setTarget} />
          <WhenField value={when} notes={notes('publishAt')} onChange={setWhen} />
          <Refused refusal={refusal} />
          <div>
            <Button type="submit" size="large">
              {when === null ? 'Tell it now' : 'Plan it'}
            </Button>
          </div>
        </form>
        <NotificationPreview {...words} at={at} />
      </div>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={when === null ? 'Tell it now?' : 'Plan it?'}
        verb={when === null ? 'Tell it' : 'Plan it'}
        onConfirm={send}
      >
        <p>
          “{words.title.trim()}” goes to {asked}
          {when === null
            ? ' at once. What was told can be taken back, but not unseen.'
            : `, on ${shownMoment(at)}.`}
        </p>
      </ConfirmDialog>
    </>
  )
}
