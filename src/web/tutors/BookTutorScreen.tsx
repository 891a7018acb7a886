import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Tutor } from '#calls/tutors.ts'
import { academy } from '#rules/academy.ts'
import { queries } from '../queries.ts'
import { languageHere, readKey } from '../session-storage.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { Mor } from '../ui/Mor.tsx'
import { Select } from '../ui/Select.tsx'
import { OwnRecordings } from './OwnRecordings.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import { type Asking, TutorCard } from './TutorCard.tsx'
import { TutorDialog } from './TutorDialog.tsx'
import { languagesQuery, recordingsQuery, requestsQuery, tutorsQuery } from './tutor-queries.ts'

export async function clientLoader() {
  // Mostly what will be asked for below, and so with all else at once.
  void queries.prefetchQuery(tutorsQuery(languageHere()))
  const [languages] = await Promise.all([
    queries.ensureQueryData(languagesQuery),
    queries.fetchQuery(requestsQuery),
    queries.fetchQuery(recordingsQuery),
  ])
  const chosen = languages.find(({ id }) => id === readKey('selectedCourseId'))
  const first = (chosen ?? languages.find(({ isOpen }) => isOpen) ?? languages[0])?.id ?? ''
  await queries.ensureQueryData(tutorsQuery(first))
  return first
}

/** Who teaches, what one asked of them, and the way to ask (spec 2, /profilebookatutor). */
export default function BookTutorScreen({ loaderData: first }: { loaderData: string }) {
  const { data: languages } = useSuspenseQuery(languagesQuery)
  const [languageId, setLanguageId] = useState(first)
  const [asked, setAsked] = useState<{ tutor: Tutor; asking: Asking } | null>(null)
  const named = languages.find(({ id }) => id === languageId)?.course ?? ''
  return (
    <div className="measure">
      <title>{`Book a Tutor · ${academy.name}`}</title>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-10 pb-10">
        <div>
          <h1 className="font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">Book a Tutor</h1>
          <p className="max-w-prose text-lg">
            <Hindi>आइए, बात करें।</Hindi> Come, let's talk: an hour with somebody who has all the time for you.
          </p>
        </div>
        <Select
          label="Language"
          className="w-full sm:w-52"
          value={languageId}
          options={languages.map(({ id, course }) => ({ value: id, label: course }))}
          onChange={setLanguageId}
        />
      </div>
      <Suspense fallback={<div className="min-h-100 border-t-8 border-ink" />}>
        <Tutors {...{ languageId, named }} onAsk={(tutor, asking) => setAsked({ tutor, asking })} />
      </Suspense>
      <OwnRequests />
      <OwnRecordings />
      {asked && <TutorDialog {...asked} {...{ languageId, languages }} onClose={() => setAsked(null)} />}
    </div>
  )
}

interface TutorsProps {
  languageId: string
  /** The language's name. */
  named: string
  onAsk: (tutor: Tutor, asking: Asking) => void
}

function Tutors({ languageId, named, onAsk }: TutorsProps) {
  const { data: tutors } = useSuspenseQuery(tutorsQuery(languageId))
  const { data: languages } = useSuspenseQuery(languagesQuery)
  if (tutors.length === 0) {
    return (
      <div className="hang flex flex-wrap items-center gap-6 border-t-8 pb-8">
        <Mor mood="asleep" />
        <div>
          <h2 className="font-display text-2xl">No tutors for {named} yet</h2>
          <p>We are looking for them. Until then, please choose another language.</p>
        </div>
      </div>
    )
  }
  return (
    <ul className="grid items-stretch gap-x-8 lg:grid-cols-2">
      {tutors.map((tutor) => (
        <li key={tutor._id}>
          <TutorCard {...{ tutor, languages }} onAsk={(asking) => onAsk(tutor, asking)} />
        </li>
      ))}
    </ul>
  )
}
