import { useState } from 'react'
import type { TutorRequest } from '#calls/tutors.ts'
import { Button } from '../ui/Button.tsx'
import { type Rating, StarRating } from '../ui/StarRating.tsx'

interface LessonRatingProps {
  rating: TutorRequest['rating']
  onRate: (rating: number) => Promise<void>
}

/** What a lesson that was held was like. The arrow keys go from star to star: it is said once it is meant. */
export function LessonRating({ rating, onRate }: LessonRatingProps) {
  const said = (rating === null ? '' : String(rating)) as Rating
  const [chosen, setChosen] = useState(said)
  const [pending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    await onRate(Number(chosen))
    setPending(false)
  }
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-5 gap-y-3">
      <StarRating label="How was it?" value={chosen} onChange={setChosen} />
      {chosen !== said && (
        <Button size="small" pending={pending} onClick={send}>
          Rate it
        </Button>
      )}
    </div>
  )
}
