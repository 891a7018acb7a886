import { useState } from 'react'
import { Link } from 'react-router'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { toSampleVideo, toTry, toTryPractice } from '../../paths.ts'
import { Player } from '../../player/Player.tsx'
import { useSaving } from '../../saving/use-saving.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { Route } from './+types/TrialScreen.ts'
import { invitation } from './invitation.ts'
import { loadTrial, type Trial } from './load-trial.ts'

export const clientLoader = loadTrial

const beside = 'min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1'

export const meta = () =>
  pageMeta({ path: toTry(), title: `Try a lesson · ${academy.name}`, description: invitation })

/** A lesson to try begins as every lesson does: with its film. */
export default function TrialScreen({ loaderData }: Route.ComponentProps) {
  return <TrialFilm {...loaderData} />
}

/** The place of the film, before it has come; the page's words stand in its frame. */
export function HydrateFallback() {
  return (
    <div className={beside}>
      <div className="player-screen aspect-[4/5] border-t-8 border-ink bg-print-night text-print-cream sm:aspect-video">
        <noscript>
          <p className="p-6 text-lg">
            This lesson listens and answers, so it needs JavaScript. A film plays without:
            <Link
              to={toSampleVideo()}
              className="flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
            >
              watch one
            </Link>
          </p>
        </noscript>
      </div>
    </div>
  )
}

function TrialFilm({ data, place }: Trial) {
  const { lesson } = data.lesson
  const [film] = lesson.videos
  const { save } = useSaving(null)
  const [isWatched, setIsWatched] = useState(false)
  const isBegun = data.progress.completedExerciseIds.length > 0
  const watched = (videoId: string) => {
    setIsWatched(true)
    // One film is one entry, however often it is watched.
    save({ id: `watched ${videoId}`, update: { ...place, videoCompleted: true, videoId } })
  }
  return (
    <>
      <div className={beside}>{film && <Player video={film} onWatched={() => watched(film.id)} />}</div>
      <div className="max-sm:pb-20">
        <div className="bg-paper max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:border-t-4 max-sm:border-ink max-sm:px-4 max-sm:py-3">
          <p role="status" className="mb-2 font-bold empty:hidden">
            {isWatched && 'Well watched. Now say it yourself.'}
          </p>
          <LinkButton to={toTryPractice()} size="large" className="max-sm:w-full">
            {isBegun ? 'Go on practising' : 'Practise'}
          </LinkButton>
        </div>
        <p className="max-w-prose leading-snug sm:mt-4">{lesson.aim}</p>
        <p className="mt-2 max-w-prose leading-snug text-ink-soft">
          What you do here is kept on this device. Register later, and it goes into your account.
        </p>
      </div>
    </>
  )
}
