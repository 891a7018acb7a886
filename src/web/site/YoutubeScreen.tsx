import '../public.css'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { toHome } from '../paths.ts'
import type { StillHandle } from '../root.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Mor } from '../ui/Mor.tsx'
import type { Route } from './+types/YoutubeScreen.ts'

export const handle: StillHandle = { still: true }

const isVideo = (id: string) => /^[\w-]{11}$/.test(id)

export const meta = ({ params: { id } }: Route.MetaArgs) =>
  pageMeta({
    ...(isVideo(id) && { path: `/youtube/${id}` }),
    title: `Video · ${academy.name}`,
    description: 'A video from YouTube, played without the cookies that it sets elsewhere.',
  })

/** An embedded video that starts by itself (spec 2); the id is YouTube's, and nothing else gets into the address. */
export default function YoutubeScreen({ params }: Route.ComponentProps) {
  if (!isVideo(params.id)) return <NoSuchVideo />
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
      <p className="mt-4">
        <a
          className="inline-flex min-h-11 items-center underline"
          href={`https://www.youtube.com/watch?v=${params.id}`}
        >
          Watch it on YouTube
        </a>
      </p>
    </div>
  )
}

function NoSuchVideo() {
  return (
    <div className="measure grid items-center gap-8 py-16 sm:grid-cols-[auto_1fr]">
      <Mor mood="puzzled" className="size-48 max-w-full" />
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
