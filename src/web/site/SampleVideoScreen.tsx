import '../public.css'
import '../player/player.css'
import '../ui/sound.css'
import './sample-video.css'
import { useEffect } from 'react'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { toSampleVideo, toTry } from '../paths.ts'
import type { StillHandle } from '../root.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { FirstPicture } from './FirstPicture.tsx'
import { offerPlayer } from './offer-player.ts'
import { PlainVideo } from './PlainVideo.tsx'
import player from './sample-player-entry.tsx?worker&url'

export const handle: StillHandle = { still: true }
export const meta = () =>
  pageMeta({
    path: toSampleVideo(),
    title: `A film to try · ${academy.name}`,
    description: 'Watch one short Hindi film, with captions in Devanagari, in roman letters and in English.',
  })

/** Without scripts the browser's own player stands here; with them ours comes when it is asked to play. */
export default function SampleVideoScreen() {
  useEffect(offerPlayer, [])
  return (
    <div className="measure grid gap-x-12 gap-y-8 py-10 lg:grid-cols-[4fr_9fr] lg:py-16">
      <div>
        <div className="hang border-t-8 text-sindoor">
          <h1 className="font-display text-[clamp(2.25rem,5vw,3.75rem)] leading-tight text-ink">
            A film to try
          </h1>
        </div>
        <p className="mt-4 max-w-prose text-lg">
          Watch it once for the story. Then turn on the captions you want, slow it down, and say each line
          back.
        </p>
        <LinkButton look="secondary" className="mt-6" to={toTry()}>
          Try the whole lesson
        </LinkButton>
      </div>
      <div className="min-h-[calc(56vw+7rem)] lg:min-h-[38rem]">
        <noscript>
          <PlainVideo />
        </noscript>
        <div id="sample" data-player={player} className="noscript:hidden">
          <FirstPicture />
        </div>
      </div>
      <script>{`(${offerPlayer})()`}</script>
    </div>
  )
}
