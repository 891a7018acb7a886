import { academy } from '#rules/academy.ts'
import { Hindi } from '../ui/Hindi.tsx'

const years = [
  {
    year: '2012',
    title: 'A video channel',
    text: 'One camera, one kitchen, one neighbour who asks for sugar. Strangers on four continents repeat after her.',
  },
  {
    year: '2013',
    title: 'A social group',
    text: 'Viewers begin to correct each other, kindly. We give them a room of their own.',
  },
  {
    year: '2014',
    title: 'A blog',
    text: 'For all that does not fit a film: why there are three words for “you”, and when to take your shoes off.',
  },
  {
    year: '2015',
    title: 'A first website',
    text: 'An earlier project puts the films in order. It is slow and it is ugly, and people come back every day.',
  },
  { year: '2016', title: 'A name', text: '' },
  {
    year: '2018',
    title: 'The academy opens',
    text: 'We launch with Hindi. The other languages of India are waiting at the door.',
  },
]

/** spec 1: the years hang from one line, as letters do. */
export function Story() {
  return (
    <section aria-labelledby="story" className="measure py-16 lg:py-24">
      <h2 id="story" className="font-display text-[clamp(2rem,5vw,3.25rem)] leading-tight">
        How it came about
      </h2>
      <ol className="mt-8 grid border-sindoor max-md:border-s-8 md:grid-cols-3 md:gap-y-12">
        {years.map(({ year, title, text }) => (
          <li key={year} className="relative border-sindoor pb-10 max-md:ps-6 md:border-t-8 md:pe-8 md:pb-0">
            <p className="font-display text-5xl leading-tight text-sindoor md:pt-2 lg:text-6xl">{year}</p>
            <h3 className="font-display text-2xl leading-tight">{title}</h3>
            <p className="mt-2 max-w-sm">{text || <TheName />}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function TheName() {
  return (
    <>
      <Hindi lang={academy.nativeLanguage}>{academy.nativeName}</Hindi>, “{academy.meaning}”: what is spoken
      at home, not what stands in a grammar.
    </>
  )
}
