import { academy } from '#rules/academy.ts'
import { organization, pageMeta } from '../layout/page-meta.ts'
import { toHome } from '../paths.ts'
import type { StillHandle } from '../root.tsx'
import { Hindi } from '../ui/Hindi.tsx'
import { HangingName } from './HangingName.tsx'
import { LessonStory } from './LessonStory.tsx'
import { WayOn } from './WayOn.tsx'
import { WordLine } from './WordLine.tsx'

/** The courses are the database's: the server writes them into the built page (server/site/page-filling.ts). */
const courseList = {
  '@type': 'ItemList',
  name: 'Courses',
  itemListElement: typeof document === 'undefined' ? '{courses}' : [],
}

export const handle: StillHandle = { still: true }
export const meta = () => homeMeta(toHome())

/** The front page stands at two addresses; each calls itself the right one. */
export const homeMeta = (path: string) =>
  pageMeta({
    path,
    title: `${academy.name} ${academy.nativeName}: ${academy.tagline}`,
    data: [organization(), courseList],
  })

export default function HomeScreen() {
  return (
    <>
      <section className="overflow-hidden">
        <div className="measure grid items-center gap-x-8 gap-y-16 pt-8 pb-16 lg:grid-cols-[5fr_6fr] lg:pt-14 lg:pb-24">
          <div>
            <h1 className="font-display text-[clamp(2.75rem,7vw,4.75rem)] leading-[1.06]">
              Speak Hindi with the people who live it
            </h1>
            <p className="mt-6 max-w-md text-xl leading-relaxed">
              Learn it from short films of kitchens, trains and rooftops. Watch, repeat, answer back.
            </p>
            <div className="mt-8">
              <WayOn />
              <p className="mt-3 text-ink-soft signed-in:hidden">The first lesson needs no account.</p>
            </div>
          </div>
          <HangingName />
        </div>
      </section>
      <WordLine />
      <LessonStory />
      <section className="bg-print-sindoor text-print-cream">
        <div className="measure flex flex-col items-start justify-between gap-6 py-14 md:flex-row md:items-center">
          <div>
            <h2 className="font-display text-[clamp(2rem,5vw,3.25rem)] leading-tight">
              Ten minutes is a good start
            </h2>
            <p className="mt-2 text-lg">
              Begin with one short word: <Hindi>बोलो</Hindi>, “speak!”
            </p>
          </div>
          <WayOn look="night" alone />
        </div>
      </section>
    </>
  )
}
