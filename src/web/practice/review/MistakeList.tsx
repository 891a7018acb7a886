import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { MyMistake } from '#calls/review.ts'
import { NothingYet } from '../../NothingYet.tsx'
import { toLesson } from '../../paths.ts'
import { ShowMore } from '../../ShowMore.tsx'
import { Hindi } from '../../ui/Hindi.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { mistakesQuery } from './notebook-queries.ts'

/** The notebook of mistakes: what one wrote, what it is, and why. Right on two days, a mistake leaves it. */
export function MistakeList() {
  const list = useInfiniteQuery(mistakesQuery)
  const mistakes = list.data?.pages.flatMap((page) => page.mistakes) ?? []
  if (list.data && mistakes.length === 0) return <NoMistakes />
  return (
    <section aria-label="Mistakes" className="pt-6">
      <p className="mb-6 max-w-2xl text-ink-soft">
        Answer one right on two different days, and it leaves this notebook.
      </p>
      <ul className="grid gap-6 lg:grid-cols-2">
        {mistakes.map((mistake) => (
          <Mistake key={mistake.exerciseId} {...mistake} />
        ))}
      </ul>
      <ShowMore list={list} failed="Error during loading my mistakes, Please try again." />
    </section>
  )
}

function Mistake({ question, hindi, english, written, right, why, isHalfMended, place }: MyMistake) {
  return (
    <li className="min-w-0 border-t-8 border-ink bg-card p-4 sm:p-6">
      <p className="text-ink-soft">
        <MixedText>{question}</MixedText>
      </p>
      {hindi !== '' && (
        <Hindi as="p" className="!text-[1.5rem]">
          {hindi}
        </Hindi>
      )}
      {english !== '' && (
        <p className="text-ink-soft">
          <MixedText>{english}</MixedText>
        </p>
      )}
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t-4 border-genda pt-3">
        {written !== '' && (
          <>
            <dt className="text-ink-soft">You wrote</dt>
            <dd>
              <MixedText>{written}</MixedText>
            </dd>
          </>
        )}
        <dt className="text-ink-soft">Right is</dt>
        <dd className="font-bold">
          <MixedText>{right}</MixedText>
        </dd>
      </dl>
      {why !== '' && (
        <p className="mt-2">
          <MixedText>{why}</MixedText>
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={toLesson(place)}
          className="font-bold text-sindoor underline decoration-2 underline-offset-4"
        >
          <MixedText>{place.lessonName}</MixedText>
        </Link>
        {isHalfMended && (
          <span className="bg-pale-mor px-2 text-[0.95rem]">Right once: once more another day</span>
        )}
      </p>
    </li>
  )
}

function NoMistakes() {
  return (
    <NothingYet
      mood="glad"
      heading="No mistakes to mend"
      said="What you answer wrong is kept here until you know it."
    />
  )
}
