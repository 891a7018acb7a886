import { useId } from 'react'
import type { LanguageCourse } from '#calls/courses.ts'
import type { Tutor } from '#calls/tutors.ts'
import { priceText } from '#rules/prices.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Stars } from '../ui/Stars.tsx'

export type Asking = 'message' | 'lesson'

interface TutorCardProps {
  tutor: Tutor
  languages: LanguageCourse[]
  onAsk: (asking: Asking) => void
}

/** Somebody who teaches, hanging from the line: who they are, what an hour costs, what others say. */
export function TutorCard({ tutor, languages, onAsk }: TutorCardProps) {
  const id = useId()
  const { firstname, lastname, description, price, speaks, trial, hasHours } = tutor
  const teaches = languages.filter((language) => tutor.language_id.includes(language.id))
  return (
    <article
      aria-labelledby={id}
      className="mb-10 grid h-[calc(100%-2.5rem)] grid-cols-1 border-t-8 border-ink bg-card outline-1 -outline-offset-1 outline-line sm:grid-cols-[13rem_1fr]"
    >
      <Portrait tutor={tutor} />
      <div className="flex flex-col p-5 sm:p-6">
        <h2 id={id} className="font-display text-3xl leading-tight">
          {`${firstname} ${lastname}`.trim()}
        </h2>
        <Rating tutor={tutor} />
        <p className="mt-3 mb-4">{description}</p>
        <dl className="mb-5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 max-[19em]:grid-cols-1">
          <dt className="text-ink-soft">Teaches</dt>
          <dd>{teaches.map(({ course }) => course).join(', ')}</dd>
          {speaks !== '' && (
            <>
              <dt className="text-ink-soft">Speaks</dt>
              <dd>{speaks}</dd>
            </>
          )}
          <dt className="text-ink-soft">Price</dt>
          <dd>
            <strong>{priceText(Math.round(price * 100), 'USD')} per hour</strong>
            {trial && (
              <>
                , trial lesson{' '}
                <span className="whitespace-nowrap">{priceText(Math.round(trial.price * 100), 'USD')}</span>
              </>
            )}
          </dd>
          <dt className="text-ink-soft">Hours</dt>
          <dd>{hasHours ? 'Choose a free hour' : 'By agreement: ask for a day'}</dd>
        </dl>
        <div className="mt-auto flex flex-wrap gap-3">
          <Button aria-describedby={id} onClick={() => onAsk('lesson')}>
            Book a lesson
          </Button>
          <Button look="secondary" aria-describedby={id} onClick={() => onAsk('message')}>
            Message
          </Button>
        </div>
      </div>
    </article>
  )
}

function Rating({ tutor: { review, noofpersonreview: count } }: { tutor: Tutor }) {
  if (count === 0) return <p className="mt-1 text-ink-soft">No ratings yet</p>
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2">
      <Stars rating={review} />
      <span>
        {review} · {count === 1 ? '1 rating' : `${count} ratings`}
      </span>
    </p>
  )
}

function Portrait({ tutor: { profile_pic: picture } }: { tutor: Tutor }) {
  if (picture === '') {
    return (
      <span className="grid min-h-40 place-items-center bg-print-genda text-print-night">
        <Icon name="person" className="size-20" />
      </span>
    )
  }
  return (
    <img
      src={`/UserProfile/${encodeURIComponent(picture)}`}
      alt=""
      width="400"
      height="480"
      className="block h-56 w-full object-cover object-[42%_30%] sm:h-full"
    />
  )
}
