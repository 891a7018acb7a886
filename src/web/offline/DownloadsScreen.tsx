import { useEffect, useRef } from 'react'
import { academy } from '#rules/academy.ts'
import { NothingYet } from '../NothingYet.tsx'
import { toDashboard } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { sizeText } from './byte-size.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { DownloadRows } from './DownloadRows.tsx'
import { type NamedLesson, useDownloads } from './downloads.ts'
import { removeLesson } from './remove-lesson.ts'
import { useClosed } from './use-closed.ts'

/** What is on this device, how much room it takes, and the way to be rid of it. */
export default function DownloadsScreen() {
  const all = [...useDownloads().values()]
  const whole = all.flatMap((one) => (one.is === 'here' ? [one.lesson] : []))
  const closedIds = useClosed(whole)
  const here = whole.filter(({ place }) => !closedIds.has(place.lessonId))
  const closed = whole.filter(({ place }) => closedIds.has(place.lessonId))
  const unfinished = all.filter(({ is }) => is !== 'here')
  const total = here.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <div className="measure max-w-4xl!">
      <title>{`Downloads · ${academy.name}`}</title>
      <h1 className="pt-10 font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">Downloads</h1>
      <p className="mt-2 mb-8 max-w-prose text-lg">
        These lessons work without a connection: their films, their words and their practice. So does your
        daily review, as it stood when you were last connected. Your answers are kept, and sent once you are
        connected. All else needs a connection.
      </p>
      {all.length === 0 && <NothingHere />}
      {here.length > 0 && (
        <section aria-label="On this device">
          <DownloadRows downloads={here} onRemove={removeLesson} />
          <p className="mt-3 text-ink-soft">
            {here.length === 1 ? '1 lesson' : `${here.length} lessons`}, {sizeText(total)} on this device
          </p>
        </section>
      )}
      {closed.length > 0 && (
        <section aria-labelledby="closed" className="mt-12">
          <div className="hang">
            <h2 id="closed" className="font-display text-2xl">
              Not open to you now
            </h2>
          </div>
          <p className="mb-3 max-w-prose">
            Your plan has ended, or the lesson is no longer taught. Each says which; remove it if you need the
            room.
          </p>
          <DownloadRows downloads={closed} onRemove={removeLesson} />
        </section>
      )}
      {unfinished.length > 0 && (
        <section aria-labelledby="unfinished" className="mt-12">
          <div className="hang">
            <h2 id="unfinished" className="font-display text-2xl">
              Not all here yet
            </h2>
          </div>
          <ul>
            {unfinished.map(({ lesson, is }) => (
              <UnfinishedRow key={lesson.place.lessonId} lesson={lesson} isComing={is === 'coming'} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface UnfinishedRowProps {
  lesson: NamedLesson
  isComing: boolean
}

function UnfinishedRow({ lesson: { place, name }, isComing }: UnfinishedRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const wasComing = useRef(isComing)
  useEffect(() => {
    // The button that was pressed is gone: whoever goes by keys stays at its row.
    const isLost = document.activeElement === document.body
    if (isComing && !wasComing.current && isLost) row.current?.focus({ preventScroll: true })
    wasComing.current = isComing
  }, [isComing])
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-4 border-b border-line py-3 outline-none"
    >
      <span className="grow text-lg">
        <MixedText>{name}</MixedText>
      </span>
      <DownloadButton place={place} lessonName={name} isCompact />
    </li>
  )
}

function NothingHere() {
  return (
    <NothingYet
      heading="Nothing here yet"
      said="Open a lesson and choose Download for offline. A lesson is about as big as one photograph."
      className="border-t-4 border-ink"
    >
      <LinkButton to={toDashboard()}>My Courses</LinkButton>
    </NothingYet>
  )
}
