import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { me } from '#calls/accounts.ts'
import { type PracticeState, practicePercent } from '#rules/practice-flow.ts'
import { call } from '../../call.ts'
import { GoalLine } from '../../goals/GoalLine.tsx'
import { toCourseDetails, toDashboard, toLesson } from '../../paths.ts'
import { onceAllSent } from '../../saving/once-all-sent.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Message } from '../../ui/Message.tsx'
import { Mor } from '../../ui/Mor.tsx'
import { HangingLetters } from '../HangingLetters.tsx'
import type { PracticeData } from '../practice-data.ts'
import type { Place } from '../use-attempts.ts'
import type { Send } from '../use-practice.ts'
import { CourseCertificate } from './CourseCertificate.tsx'
import { Primary, StepLayout } from './StepLayout.tsx'

export interface FinishedStepProps {
  data: PracticeData
  place: Place
  state: PracticeState
  send: Send
  flush: () => Promise<boolean>
}

/** What the student had when a practice was last finished: it may be gone through again, and is loaded once. */
const seenAtEnd = new WeakMap<PracticeData, number>()

/** How many credits this practice earned, known once all is stored; null while that is not known. */
function useEarned({ data, flush }: Pick<FinishedStepProps, 'data' | 'flush'>) {
  const [isKept, setIsKept] = useState(false)
  const [earned, setEarned] = useState<number | null>(null)
  const [before] = useState(() => seenAtEnd.get(data) ?? data.myself?.credit ?? 0)
  const owner = data.myself?._id
  useEffect(() => {
    let isHere = true
    let stop = () => {}
    const look = async () => {
      const isStored = await flush().catch(() => false)
      setIsKept(!isStored)
      // Much may wait, and go out one after the other while the student looks on.
      if (!isStored && owner && isHere) stop = onceAllSent(owner, ask)
      if (!isStored) return
      const { credit } = await call(me)
      seenAtEnd.set(data, credit)
      setEarned(Math.max(0, credit - before))
    }
    // Where nobody tells what was earned, all the same it is stored.
    const ask = () => void look().catch(() => {})
    ask()
    return () => {
      isHere = false
      stop()
    }
  }, [data, flush, before, owner])
  return { isKept, earned }
}

/** The lesson is done: the line is whole, Mor is glad, and the way on is one press. */
export function FinishedStep({ data, place, state, send, flush }: FinishedStepProps) {
  const navigate = useNavigate()
  const { isKept, earned } = useEarned({ data, flush })
  const { nextLesson, lesson } = data.lesson
  const [exercises, words] = [state.exercises.ids.length, state.vocabulary.ids.length]
  const isWhole = practicePercent(state) === 100
  const next = nextLesson
    ? toLesson({
        languageId: place.course,
        courseId: place.unit,
        chapterId: nextLesson.chapterId,
        lessonId: nextLesson.id,
      })
    : toDashboard()

  return (
    <StepLayout
      heading={isWhole ? `You have finished ${lesson.name}` : `You have practised ${lesson.name}`}
      primary={
        <Primary onClick={() => void navigate(next)}>{nextLesson ? 'Next lesson' : 'My Courses'}</Primary>
      }
      aside={
        <LinkButton look="secondary" size="large" className="max-sm:px-4" to={toCourseDetails(place.unit)}>
          Course
        </LinkButton>
      }
    >
      <div className="relative overflow-hidden bg-print-mor px-5 pt-2 pb-6 text-print-cream sm:px-10">
        <div className="flex flex-wrap items-end justify-between gap-x-8">
          <div>
            <HangingLetters
              text={isWhole ? 'शाबाश!' : 'बहुत बढ़िया!'}
              className="text-[clamp(3.5rem,15vw,7rem)] !leading-[1.4]"
            />
            <p className="text-xl">
              <span lang="hi-Latn">{isWhole ? 'shaabaash!' : 'bahut badhiyaa!'}</span>{' '}
              {isWhole ? 'Well done.' : 'Very good.'}
            </p>
          </div>
          <Mor mood="glad" className="ms-auto size-40 sm:size-56" />
        </div>
      </div>
      {isWhole && earned !== null && <CourseCertificate courseId={place.unit} />}
      <dl className="mt-6 grid auto-cols-fr gap-x-4 gap-y-4 sm:max-w-2xl sm:gap-x-8 min-[19em]:grid-flow-col">
        <Count name={exercises === 1 ? 'Exercise' : 'Exercises'} value={exercises} />
        <Count name={words === 1 ? 'Word' : 'Words'} value={words} />
        {earned !== null && earned > 0 && <Count name="Credits earned" value={`+${earned}`} />}
      </dl>
      {earned !== null && <GoalLine />}
      {isKept && (
        <Message tone="note" className="mt-6">
          Your work is kept on this device. It is saved as soon as the academy can be reached.
        </Message>
      )}
      {exercises + words > 0 && (
        <Button look="quiet" className="mt-4 -ms-5" onClick={() => send([{ type: 'again' }])}>
          Practise again
        </Button>
      )}
    </StepLayout>
  )
}

function Count({ name, value }: { name: string; value: number | string }) {
  return (
    <div className="flex flex-col-reverse justify-end border-t-4 border-ink pt-1">
      <dt className="leading-tight text-ink-soft">{name}</dt>
      <dd className="font-display text-4xl">{value}</dd>
    </div>
  )
}
