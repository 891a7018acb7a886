import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Tutor } from '#calls/tutors.ts'
import { priceText } from '#rules/prices.ts'
import { dayOf } from '#rules/review/calendar-day.ts'
import { lessonPrice, writeLessonDay } from '#rules/tutor-requests.ts'
import { ownTimeZone } from '../own-time-zone.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import { StillMissing } from './StillMissing.tsx'
import { isTaken } from './slots-by-day.ts'
import type { PartProps } from './TutorDialog.tsx'
import { slotsQuery } from './tutor-queries.ts'

/**
 * Book Lesson appears only when language, class size and date are there (spec 4): then it stays in sight, however many
 * hours stand above it.
 */
export function LessonPart({ tutor, chosen, missing, pending, mayStand, onSend }: PartProps) {
  const timeZone = ownTimeZone()
  const [date, setDate] = useState('')
  const [slot, setSlot] = useState<Date | null>(null)
  const [isTrial, setIsTrial] = useState(false)
  const today = dayOf(new Date(), timeZone)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= today
  const { data: free } = useQuery({ ...slotsQuery(tutor._id), enabled: tutor.hasHours })
  const isGone = !mayStand && isTaken(slot, free)
  // Any time of the day is another wish: one says so, where there is a choice.
  const isOpen = isGone && free?.some((one) => dayOf(one, timeZone) === date) === true
  const isReady = chosen !== null && isDay && !isOpen
  const choose = (day: string, hour: Date | null) => {
    setDate(day)
    setSlot(hour)
  }
  const book = () => {
    if (!chosen) return
    const hour = slot && !isGone ? { slot: slot.toISOString() } : {}
    onSend({ type: 'lesson', ...chosen, date: writeLessonDay(date), timeZone, isTrial, ...hour })
  }
  return (
    <>
      <div>
        <TextField
          label="Date"
          type="date"
          min={today}
          value={date}
          error={date !== '' && date < today ? 'This day has passed' : undefined}
          onChange={(event) => choose(event.currentTarget.value, null)}
        />
        {tutor.hasHours && <SlotPicker {...{ tutorId: tutor._id, timeZone, date, slot }} onChoose={choose} />}
      </div>
      {tutor.trial && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 leading-snug">
          <input
            type="checkbox"
            checked={isTrial}
            onChange={(event) => setIsTrial(event.currentTarget.checked)}
            className="size-6 shrink-0"
          />
          Trial lesson, once with each tutor
        </label>
      )}
      <p className="border-s-8 border-genda ps-3">
        <strong>{priceOf(tutor, isTrial)}</strong>
        <br />
        Nothing is charged when you ask. You agree with {tutor.firstname} how you pay.
      </p>
      <div className={`min-h-11 ${isReady ? 'sticky bottom-0 -mx-6 -my-3 bg-paper px-6 py-3' : ''}`}>
        {isReady ? (
          <Button className="rise" pending={pending} onClick={book}>
            Book Lesson
          </Button>
        ) : (
          <StillMissing
            parts={[...missing, ...(isDay ? [] : ['a day']), ...(isOpen ? ['another time'] : [])]}
          />
        )}
      </div>
    </>
  )
}

function priceOf({ trial, price, lessonMinutes }: Tutor, isTrial: boolean): string {
  const minutes = isTrial && trial ? trial.minutes : lessonMinutes
  const cents =
    isTrial && trial ? Math.round(trial.price * 100) : lessonPrice(Math.round(price * 100), lessonMinutes)
  return `${priceText(cents, 'USD')} for ${minutes} minutes`
}
