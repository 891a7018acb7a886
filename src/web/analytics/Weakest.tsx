import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Analytics } from '#calls/analytics.ts'
import { type LessonPlace, toLesson } from '../paths.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Section } from './Section.tsx'
import { percentOf } from './shown-numbers.ts'

interface RowProps {
  place: LessonPlace
  name: ReactNode
  about: ReactNode
  right: number
  answers: number
}

/** What goes wrong most of late, with the way to where it is taught. */
export function Weakest({ weakest: { lessons, words } }: Pick<Analytics, 'weakest'>) {
  return (
    <Section id="weakest" heading="Worth another look" note="What went wrong most in the last 90 days.">
      {lessons.length + words.length === 0 && (
        <p className="mt-4 text-lg">Nothing stands out. What you practise goes well.</p>
      )}
      <ul className="mt-3 gap-x-14 lg:columns-2">
        {lessons.map(({ place, ...tally }) => (
          <Row key={place.lessonId} place={place} name={place.lessonName} about="Lesson" {...tally} />
        ))}
        {words.map(({ id, native, roman, meaning, place, right, answers }) => (
          <Row
            key={id}
            {...{ place, right, answers }}
            name={<Hindi className="!text-[1.35em] !leading-snug font-normal">{native}</Hindi>}
            about={<MixedText>{`${roman}, ${meaning}`}</MixedText>}
          />
        ))}
      </ul>
    </Section>
  )
}

function Row({ place, name, about, right, answers }: RowProps) {
  return (
    <li className="break-inside-avoid border-b border-line">
      <Link to={toLesson(place)} className="group flex min-h-14 items-center gap-4 py-2">
        <span className="min-w-0 grow leading-snug">
          <strong className="text-lg group-hover:underline">{name}</strong>{' '}
          <span className="block text-ink-soft">{about}</span>
        </span>
        <span className="shrink-0 text-end leading-tight tabular-nums">
          <strong>{`${percentOf({ right, answers })}%`}</strong>
          <span className="block text-[0.9rem] text-ink-soft">{`${right} of ${answers} right`}</span>
        </span>
      </Link>
    </li>
  )
}
