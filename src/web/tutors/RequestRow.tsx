import type { TutorRequest } from '#calls/tutors.ts'
import { priceText } from '#rules/prices.ts'
import { changeHours } from '#rules/tutor-requests.ts'
import { momentWithZone } from '../own-time-zone.ts'
import { shownDay } from '../shown-dates.ts'
import { Button } from '../ui/Button.tsx'
import { LessonRating } from './LessonRating.tsx'

interface RequestRowProps {
  request: TutorRequest
  onRate: (rating: number) => Promise<void>
  onChange: (how: 'cancel' | 'move') => void
}

const lessonStates: Record<TutorRequest['status'], string> = {
  asked: 'Asked',
  accepted: 'Accepted',
  declined: 'Declined',
  cancelled: 'Cancelled',
  done: 'Done',
}
const tagLooks: Record<TutorRequest['status'], string> = {
  asked: 'bg-genda text-on-genda',
  accepted: 'bg-mor text-on-mor',
  declined: 'border-2 border-ink',
  cancelled: 'border-2 border-ink',
  done: 'border-2 border-mor',
}

export function RequestRow({ request, onRate, onChange }: RequestRowProps) {
  const { type, status, tutor, message, reply, classsize, price, rating } = request
  const isLesson = type === 'lesson'
  const about = `request-${request.id} when-${request.id}`
  const messageState = status === 'done' ? 'Answered' : 'Sent'
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-5 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong id={`request-${request.id}`} className="text-lg">
            {titleOf(request)}
          </strong>
          <span className={`px-2 leading-7 font-bold ${tagLooks[status]}`}>
            {isLesson ? lessonStates[status] : messageState}
          </span>
        </p>
        <p id={`when-${request.id}`}>{isLesson ? whenOf(request) : shownDay(new Date(request.createdAt))}</p>
        <p className="text-ink-soft">
          Class size {classsize}
          {isLesson && `, ${priceText(Math.round(price * 100), 'USD')}`}
        </p>
        {message !== '' && <p className="mt-2 max-w-prose whitespace-pre-wrap">{message}</p>}
        {reply !== '' && (
          <blockquote className="mt-2 max-w-prose border-s-8 border-genda ps-3 whitespace-pre-wrap">
            <span className="block font-bold">{tutor.name}</span>
            {reply}
          </blockquote>
        )}
        {isTooLate(request) && (
          <p className="mt-2 max-w-prose">
            A lesson can be {request.startsAt === null ? 'cancelled' : 'moved or cancelled'} up to{' '}
            {changeHours} hours before {request.startsAt === null ? 'its day' : 'it'} begins. Something has
            come up? Send {tutor.name} a message.
          </p>
        )}
        {isLesson && status === 'done' && <LessonRating rating={rating} onRate={onRate} />}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {request.canMove && tutor.hasHours && (
          <Button look="secondary" aria-describedby={about} onClick={() => onChange('move')}>
            Move
          </Button>
        )}
        {request.canCancel && (
          <Button look="secondary" aria-describedby={about} onClick={() => onChange('cancel')}>
            Cancel
          </Button>
        )}
      </div>
    </li>
  )
}

/** Where the buttons have gone, a line says why. */
function isTooLate({ status, canMove, canCancel }: TutorRequest): boolean {
  return status === 'accepted' && !canMove && !canCancel
}

function titleOf({ type, isTrial, tutor }: TutorRequest): string {
  if (type === 'message') return `Message to ${tutor.name}`
  return isTrial ? `Trial lesson with ${tutor.name}` : `Lesson with ${tutor.name}`
}

function whenOf({ startsAt, date, status }: TutorRequest): string {
  if (startsAt === null) return status === 'asked' ? `${date}, time to be agreed` : date
  return momentWithZone(new Date(startsAt))
}
