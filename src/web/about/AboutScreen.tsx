import '../public.css'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { Toran } from '../layout/public/Toran.tsx'
import { VisitorOnly } from '../layout/VisitorOnly.tsx'
import { toAbout, toTry } from '../paths.ts'
import type { StillHandle } from '../root.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'

export const handle: StillHandle = { still: true }
export const meta = () =>
  pageMeta({
    path: toAbout(),
    title: `About ${academy.name}`,
    description: `How a video channel of 2012 became ${academy.name}, an academy for Hindi; our mission, and the people who make it.`,
    picture: 'aboutus',
  })

const { members, articles } = academy.community
const numbers = [
  { number: 'members', figure: members.toLocaleString('en'), of: 'members of the community' },
  { number: 'articles', figure: `${articles.toLocaleString('en')}+`, of: 'articles on our blog' },
]

export default function AboutScreen() {
  return (
    <>
      <VisitorOnly />
      <section className="relative overflow-hidden bg-[#ee8a1d] text-print-night">
        <div className="measure py-12 lg:py-24">
          <div className="lg:w-[44%]">
            <h1 className="font-display text-[clamp(2.75rem,6vw,4.5rem)] leading-[1.05]">
              A language is the people who speak it
            </h1>
            <p className="mt-6 max-w-lg text-xl leading-relaxed">
              We are an online academy for Hindi, made in India by people who grew up in five of its
              languages. It began on a roof, with a camera and a kite.
            </p>
          </div>
        </div>
        <img
          src="/scenes/rooftop.svg"
          alt=""
          width="960"
          height="540"
          className="h-72 w-full object-cover object-[45%_100%] sm:h-96 lg:absolute lg:inset-y-0 lg:end-0 lg:h-full lg:w-[54%]"
        />
      </section>
      <Story />
      <section aria-labelledby="mission" className="bg-print-genda text-print-night">
        <Toran />
        <div className="measure grid gap-12 pt-8 pb-16 lg:grid-cols-[3fr_2fr] lg:pb-20">
          <div>
            <h2 id="mission" className="font-display text-[clamp(2rem,5vw,3.25rem)] leading-tight">
              Our mission
            </h2>
            <p className="mt-4 max-w-xl font-display text-2xl leading-snug sm:text-3xl">
              To help students worldwide speak Hindi, through content about people’s lives and stories.
            </p>
            <LinkButton look="night" size="large" className="mt-8" to={toTry()}>
              Try a lesson
            </LinkButton>
          </div>
          <dl className="grid gap-8 self-center sm:grid-cols-2 lg:grid-cols-1">
            {numbers.map(({ number, figure, of }) => (
              <div key={of} className="flex flex-col border-t-8 border-print-night pt-3">
                <dt className="order-2 text-lg">{of}</dt>
                <dd
                  data-number={number}
                  className="font-display text-[min(3.75rem,20vw)] leading-none sm:text-7xl"
                >
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <Team />
    </>
  )
}
