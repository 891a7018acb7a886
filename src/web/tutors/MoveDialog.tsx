import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moveTutorRequest, type TutorRequest } from '#calls/tutors.ts'
import { call } from '../call.ts'
import { messageOf } from '../call-error.ts'
import { ownTimeZone } from '../own-time-zone.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Message } from '../ui/Message.tsx'
import { showToast } from '../ui/toasts.ts'
import { SlotPicker } from './SlotPicker.tsx'
import { isTaken } from './slots-by-day.ts'
import { forgetTutors, slotsQuery } from './tutor-queries.ts'

/** Another hour for a lesson; the tutor is asked again. */
export function MoveDialog({ request, onClose }: { request: TutorRequest; onClose: () => void }) {
  const timeZone = ownTimeZone()
  const [date, setDate] = useState('')
  const [chosen, setSlot] = useState<Date | null>(null)
  const { data: free } = useQuery(slotsQuery(request.tutor._id))
  const slot = isTaken(chosen, free) ? null : chosen
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)

  const move = async () => {
    if (!slot) return
    setPending(true)
    try {
      const body = { slot: slot.toISOString(), timeZone }
      await call(moveTutorRequest, { params: { id: request.id }, body })
      showToast('We have asked for the new time')
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
      setPending(false)
    }
    await forgetTutors()
  }

  return (
    <Dialog open onClose={onClose} title="Another time">
      <p className="mb-4 max-w-prose">
        Your present hour is given up at once. If {request.tutor.name} cannot at the new time, the lesson is
        off.
      </p>
      <SlotPicker
        {...{ tutorId: request.tutor._id, timeZone, date, slot }}
        anyTime={false}
        onChoose={(day, hour) => {
          setDate(day)
          setSlot(hour)
          setFailure(undefined)
        }}
      />
      {failure && <Message className="mt-5">{failure}</Message>}
      <Button className="mt-5" disabled={!slot} pending={pending} onClick={move}>
        Move the lesson
      </Button>
    </Dialog>
  )
}
