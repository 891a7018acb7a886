import '../public.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { academy } from '../academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { toSampleVideo, toTry } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PlainVideo } from './PlainVideo.tsx'

const SamplePlayer = lazy(() => import('./SamplePlayer.tsx'))

export const meta = () =>
  pageMeta({
    path: toSampleVideo(),
    title: `A film to try · ${academy.name}`,
    description: 'Watch one short Hindi film, with captions in Devanagari, in roman letters and in English.',
  })

/** The browser's own player stands in the page; ours takes its place where scripts run. */
export default function SampleVideoScreen() {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
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
        {isLive ? (
          <Suspense fallback={<PlainVideo />}>
            <SamplePlayer />
          </Suspense>
        ) : (
          <PlainVideo />
        )}
      </div>
    </div>
  )
}
