import type { ComponentType } from 'react'
import { Toran } from '../layout/public/Toran.tsx'
import { Hindi } from '../ui/Hindi.tsx'
import { AutoRickshaw } from './pictures/AutoRickshaw.tsx'
import { Chai } from './pictures/Chai.tsx'
import { Mangoes } from './pictures/Mangoes.tsx'
import { Umbrella } from './pictures/Umbrella.tsx'

interface Word {
  hindi: string
  roman: string
  english: string
  Picture: ComponentType<{ className?: string }>
}

const words: Word[] = [
  { hindi: 'चाय', roman: 'chaay', english: 'tea', Picture: Chai },
  { hindi: 'ऑटो', roman: 'oto', english: 'a three-wheeled taxi', Picture: AutoRickshaw },
  { hindi: 'आम', roman: 'aam', english: 'mango', Picture: Mangoes },
  { hindi: 'छाता', roman: 'chhaataa', english: 'umbrella', Picture: Umbrella },
]

/** Four things that one meets on any street, hanging from one line like washing. */
export function WordLine() {
  return (
    <section aria-labelledby="words-heading" className="bg-print-genda text-print-night">
      <Toran />
      <div className="measure pt-8 pb-14">
        <h2 id="words-heading" className="font-display text-[clamp(2rem,5vw,3.25rem)] leading-tight">
          Words you can drink, ride and eat
        </h2>
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 border-t-[6px] border-print-night sm:gap-x-8 md:grid-cols-4 max-md:[&>li:nth-child(n+3)]:border-t-[6px]">
          {words.map(({ hindi, roman, english, Picture }) => (
            <li key={hindi} className="border-print-night">
              <Picture className="sway-on-hover h-auto w-full" />
              <p className="mt-3">
                <Hindi className="text-4xl font-normal">{hindi}</Hindi>
              </p>
              <p className="leading-snug">
                <b>{roman}</b> · {english}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
