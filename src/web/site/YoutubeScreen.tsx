import '../public.css'
import { academy } from '#rules/academy.ts'
import { toHome } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Mor } from '../ui/Mor.tsx'
import type { Route } from './+types/YoutubeScreen.ts'

export const meta = () => [{ title: `Video · ${academy.name}` }]

/** An embedded video that starts by itself (spec 2); the id is YouTube's, and nothing else gets into the address. */
export default function YoutubeScreen({ params }: Route.ComponentProps) {
  if (!/^[\w-]{11}$/.test(params.id)) return <NoSuchVideo />
  return (
    <div className="measure py-10">
      <div className="hang text-sindoor">
        <h1 className="font-display text-4xl leading-tight text-ink">Video</h1>
      </div>
      <iframe
        title="Video on YouTube"
        src={`https://www.youtube-nocookie.com/embed/${params.id}?autoplay=1&rel=0`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        className="mt-8 aspect-video w-full border-t-8 border-ink bg-print-night"
      />
    </div>
  )
}

function NoSuchVideo() {
  return (
    <div className="measure grid items-center gap-8 py-16 sm:grid-cols-[auto_1fr]">
      <Mor mood="puzzled" className="size-48" />
      <div>
        <div className="hang text-sindoor">
          <h1 className="font-display text-4xl leading-tight text-ink">Video not available</h1>
        </div>
        <p className="mt-6 text-lg">
          This address names no video. Perhaps a letter of it was lost on the way.
        </p>
        <LinkButton className="mt-6" to={toHome()}>
          Home
        </LinkButton>
      </div>
    </div>
  )
}
