import { academy } from '#rules/academy.ts'
import { NothingYet } from '../NothingYet.tsx'
import { toDashboard } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { sizeText } from './byte-size.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { DownloadRows } from './DownloadRows.tsx'
import { removeLesson, useDownloads } from './downloads.ts'
import { useClosed } from './use-closed.ts'

/** What is on this device, how much room it takes, and the way to be rid of it. */
export default function DownloadsScreen() {
  const all = [...useDownloads().values()]
  const whole = all.flatMap((one) => (one.is === 'here' ? [one.kept] : []))
  const closedIds = useClosed(whole)
  const here = whole.filter(({ place }) => !closedIds.has(place.lessonId))
  const closed = whole.filter(({ place }) => closedIds.has(place.lessonId))
  const broken = all.flatMap((one) => (one.is === 'broken' ? [one.kept] : []))
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
      {here.length + closed.length + broken.length === 0 && <NothingHere />}
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
      {broken.length > 0 && (
        <section aria-labelledby="broken" className="mt-12">
          <div className="hang">
            <h2 id="broken" className="font-display text-2xl">
              Not all here yet
            </h2>
          </div>
          <ul>
            {broken.map(({ place, name }) => (
              <li
                key={place.lessonId}
                className="flex flex-wrap items-center gap-4 border-b border-line py-3"
              >
                <span className="grow text-lg">
                  <MixedText>{name}</MixedText>
                </span>
                <DownloadButton place={place} lessonName={name} isCompact />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
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
