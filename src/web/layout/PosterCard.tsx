import type { ReactNode } from 'react'
import { academy } from '#rules/academy.ts'
import { type Mood, Mor } from '../ui/Mor.tsx'

interface PosterCardProps {
  heading: string
  mood: Mood
  children: ReactNode
}

/** A page that asks or tells one thing: a card that hangs on marigold cloth. */
export function PosterCard({ heading, mood, children }: PosterCardProps) {
  return (
    <div className="bg-print-genda text-print-night">
      <title>{`${heading} · ${academy.name}`}</title>
      <div className="measure flex justify-center py-12 sm:py-16">
        <div className="w-full max-w-lg overflow-clip border-t-8 border-sindoor bg-paper p-6 pt-10 text-ink sm:p-10">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h1 className="grow basis-32 font-display text-[clamp(1.9rem,9vw,3rem)] leading-[1.06]">
              {heading}
            </h1>
            <Mor mood={mood} className="size-20 shrink-0 sm:size-28" />
          </div>
          <div className="mt-6 border-t-4 border-ink pt-6">{children}</div>
        </div>
      </div>
    </div>
  )
}
