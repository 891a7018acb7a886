import '../public.css'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { Toran } from '../layout/public/Toran.tsx'
import { toHome } from '../paths.ts'
import type { StillHandle } from '../root.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Mor } from '../ui/Mor.tsx'

export const handle: StillHandle = { still: true }
export const meta = () =>
  pageMeta({
    path: '/launching',
    title: `We're launching soon! · ${academy.name}`,
    description: 'The next language of the academy is on its way. Hindi is open now.',
  })

export default function LaunchingScreen() {
  return (
    <section className="flex min-h-[75dvh] flex-col bg-print-rani text-print-cream">
      <Toran />
      <div className="measure grid grow items-center gap-8 pb-16 md:grid-cols-[3fr_2fr]">
        <div className="py-8 md:py-0">
          <div className="hang border-t-8 text-print-genda">
            <h1 className="font-display text-[clamp(2.75rem,8vw,5.5rem)] leading-[1.04] text-print-cream">
              We're launching soon!
            </h1>
          </div>
          <p className="mt-6 max-w-md text-xl text-print-cream">
            The letters are cut, the films are drying on the line. Until then, Hindi is open.
          </p>
          <LinkButton look="night" size="large" className="mt-8" to={toHome()}>
            Home
          </LinkButton>
        </div>
        <Mor mood="glad" className="mx-auto w-full max-w-sm" />
      </div>
    </section>
  )
}
