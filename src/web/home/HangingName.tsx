import { academy } from '#rules/academy.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import { Kite } from './pictures/Kite.tsx'

/** The academy's name, hung from a line that runs on to the edge of the page. */
export function HangingName() {
  return (
    <figure className="relative">
      <div
        role="img"
        aria-label={`${academy.nativeName}, “${academy.meaning}”`}
        lang={academy.nativeLanguage}
        className="relative"
      >
        {/* The line goes on: the letters hang from the sky, not from a box. */}
        <span
          className="draw-line absolute start-0 top-[25%] h-[7.5%] w-screen bg-sindoor"
          aria-hidden="true"
        />
        <Wordmark mark={academy.mark} arriving className="relative block w-full text-sindoor" />
      </div>
      <Kite className="pointer-events-none absolute start-[44%] -top-[25%] h-[50%]" />
      <figcaption className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
        <span>
          <b>bolee</b>, feminine noun
        </span>
        <span className="text-ink-soft">speech; the way people talk</span>
      </figcaption>
    </figure>
  )
}
