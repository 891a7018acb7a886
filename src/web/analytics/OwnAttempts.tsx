import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AttemptPage, OwnAttempt } from '#calls/analytics.ts'
import { toLesson } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { attemptsQuery } from './analytics-queries.ts'
import { Section } from './Section.tsx'

const verdicts: Record<OwnAttempt['verdict'], { said: string; icon: IconName; look: string }> = {
  exact: { said: 'Right', icon: 'done', look: 'text-mor' },
  accepted: { said: 'Right', icon: 'done', look: 'text-mor' },
  hint: { said: 'Almost', icon: 'done', look: 'text-mor' },
  wrong: { said: 'Not yet', icon: 'repeat', look: 'text-ink' },
}

const whenOf = (at: string) =>
  new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** Everything one answered, the latest first. */
export function OwnAttempts({ first }: { first: AttemptPage }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(attemptsQuery(first))
  const attempts = data.pages.flatMap(({ items }) => items)
  return (
    <Section id="answers" heading="My answers">
      <ol className="mt-3">
        {attempts.map((attempt) => (
          <Attempt key={attempt.id} {...attempt} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          look="secondary"
          className="mt-6"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </Section>
  )
}

function Attempt({ at, question, hindi, english, answer, right, verdict, place }: OwnAttempt) {
  const { said, icon, look } = verdicts[verdict]
  const about = hindi || english
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[1fr_1fr_9rem]">
      <div className="min-w-0 leading-snug">
        <p className="text-ink-soft">{question || 'Taught no more'}</p>
        {about && <MixedText>{about}</MixedText>}
      </div>
      <div className="min-w-0 leading-snug">
        <p className={`flex items-start gap-2 ${look}`}>
          <Icon name={icon} className="mt-0.5 size-5" />
          <span className="min-w-0">
            <span className="sr-only">{`${said}: `}</span>
            <MixedText>{answer || said}</MixedText>
          </span>
        </p>
        {verdict !== 'exact' && right !== '' && (
          <p className="ps-7">
            <span className="text-ink-soft">Right is </span>
            <MixedText>{right}</MixedText>
          </p>
        )}
      </div>
      <p className="text-[0.9rem] leading-snug text-ink-soft md:text-end">
        <time dateTime={at}>{whenOf(at)}</time>
        {place && (
          <Link
            to={toLesson(place)}
            className="-mb-3 flex min-h-11 items-center underline underline-offset-4 hover:text-ink md:justify-end"
          >
            {place.lessonName}
          </Link>
        )}
      </p>
    </li>
  )
}
