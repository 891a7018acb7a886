import { Hindi } from '../ui/Hindi.tsx'
import { Mor } from '../ui/Mor.tsx'

const steps = [
  {
    number: '१',
    title: 'Watch',
    text: 'A film of a minute or two: somebody buys mangoes, misses a train, calls home. Every line is there in Devanagari, in roman letters, word for word, and in English. Hide what you no longer need.',
  },
  {
    number: '२',
    title: 'Say it back',
    text: 'Hear each line slowly or at full speed. Say it aloud, hear yourself, and say it again.',
  },
  {
    number: '३',
    title: 'Answer',
    text: 'Choose, order, type or speak. A mistake is told kindly and exactly: which letter, which ending, and why.',
  },
]

/** What a lesson is, told by one line of it. */
export function LessonStory() {
  return (
    <section aria-labelledby="lesson-heading" className="measure py-16 lg:py-24">
      <div className="hang text-ink">
        <h2 id="lesson-heading" className="font-display text-[clamp(2rem,5vw,3.25rem)] leading-tight">
          A lesson, start to end
        </h2>
      </div>
      <div className="mt-10 grid grid-cols-1 gap-12 lg:grid-cols-[7fr_5fr]">
        <ol className="space-y-8">
          {steps.map((step) => (
            <li key={step.title} className="grid grid-cols-[3.5rem_1fr] gap-x-4">
              <Hindi className="row-span-2 text-5xl leading-none text-sindoor">{step.number}</Hindi>
              <h3 className="font-display text-2xl leading-tight">{step.title}</h3>
              <p className="max-w-prose">{step.text}</p>
            </li>
          ))}
        </ol>
        <OneLine />
      </div>
    </section>
  )
}

/** Four lines under a film, as the player shows them. */
function OneLine() {
  return (
    <figure className="self-start bg-print-night p-6 text-print-cream sm:p-8">
      <Mor mood="glad" className="ms-auto -mt-14 mb-2 block size-32 max-w-full" />
      <p className="border-t-4 border-print-genda pt-4 text-3xl">
        <Hindi>एक चाय दीजिए।</Hindi>
      </p>
      <p className="mt-2 text-xl">ek chaay deejie.</p>
      <details className="mt-4 border-t border-print-cream/40 pt-3">
        <summary className="min-h-11 content-center font-bold">What does it mean?</summary>
        <dl className="mt-2 grid grid-cols-3 gap-2">
          {[
            ['एक', 'one'],
            ['चाय', 'tea'],
            ['दीजिए', 'please give'],
          ].map(([word, gloss]) => (
            <div key={word} className="border-t-2 border-print-genda pt-1">
              <dt>
                <Hindi>{word}</Hindi>
              </dt>
              <dd className="text-[0.95rem]">{gloss}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 font-bold">A tea, please.</p>
      </details>
      <figcaption className="mt-4 text-[0.95rem] text-print-cream/85">
        Said at any tea stall, any morning.
      </figcaption>
    </figure>
  )
}
