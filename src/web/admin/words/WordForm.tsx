import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { wordRows } from '#calls/studio-rows.ts'
import { call } from '../../call.ts'
import { toLessonEditor } from '../../paths.ts'
import { toWords } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { Refused } from '../ui/Refused.tsx'
import { SaveBar } from '../ui/SaveBar.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { useRefusal } from '../ui/use-refusal.ts'
import { VoiceButton } from '../voice/VoiceButton.tsx'
import { WordFields } from './WordFields.tsx'
import type { ListedWord } from './word-kinds.ts'

interface WordFormProps {
  word: ListedWord
  onSaved: () => void
}

/** Only what was changed is sent, so that two people may work on one word. */
function changesOf(before: ListedWord, now: ListedWord): Partial<ListedWord> {
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof ListedWord]),
  )
  return Object.fromEntries(changed)
}

export function WordForm({ word: opened, onSaved }: WordFormProps) {
  const [word, setWord] = useState(opened)
  const [pending, setPending] = useState(false)
  const { form, notes, refusal, refuse, forget } = useRefusal<HTMLDivElement>()
  const changes = changesOf(opened, word)
  const isChanged = Object.keys(changes).length > 0
  const save = async (revision?: number) => {
    setPending(true)
    forget()
    try {
      const body = { ...changes, ...(revision !== undefined && { revision }) }
      await call(wordRows.change, { params: { id: word.id }, body })
      showToast('Saved as a draft')
      onSaved()
      await forgetTaughtPages()
    } catch (error) {
      refuse(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <LeaveGuard isChanged={isChanged} />
      <StudioHeading
        title={word.hi}
        above={
          <Link to={toWords(word.languageId, word.courseId)} className="underline underline-offset-4">
            Words
          </Link>
        }
        actions={
          <>
            <VoiceButton
              about={{ text: opened.speak || opened.hi, languageId: opened.languageId }}
              isBlocked={isChanged}
            />
            <TakeOut word={opened} />
          </>
        }
      >
        <TaughtIn lessons={word.lessons} />
      </StudioHeading>
      {/* What would be written while it is being saved would be in neither. */}
      <div ref={form} inert={pending}>
        <WordFields word={word} refused={notes} onChange={(part) => setWord({ ...word, ...part })} />
      </div>
      <Refused refusal={refusal} onBeside={() => void save()} />
      <SaveBar
        isChanged={isChanged}
        pending={pending}
        onSave={() => void save(opened.revision)}
        onDiscard={() => setWord(opened)}
        verb="Save draft"
      >
        In {word.path}
      </SaveBar>
    </>
  )
}

function TaughtIn({ lessons }: Pick<ListedWord, 'lessons'>) {
  if (lessons.length === 0) return 'No lesson teaches it yet.'
  return (
    <>
      Taught in{' '}
      {lessons.map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={toLessonEditor(id)} className="underline underline-offset-4">
            {name}
          </Link>
        </span>
      ))}
    </>
  )
}

function TakeOut({ word: { id, hi, languageId, courseId } }: { word: ListedWord }) {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const takeOut = async () => {
    const { message } = await call(wordRows.remove, { params: { id } })
    showToast(message, { ms: 4000 })
    await forgetTaughtPages()
    await navigate(toWords(languageId, courseId))
  }
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        Take out
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Take ${hi} out?`}
        verb="Take it out"
        onConfirm={takeOut}
      >
        <p>Once you publish, it is no longer taught. What students know of it is kept.</p>
      </ConfirmDialog>
    </>
  )
}
