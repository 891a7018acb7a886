import { academy } from '../academy.ts'
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
      <Kite className="pointer-events-none absolute end-0 -top-[14%] h-[42%] lg:-end-[3%]" />
      <figcaption className="mt-5 flex items-baseline justify-between gap-4 text-lg">
        <span>
          <b>bolī</b>, feminine noun
        </span>
        <span className="text-ink-soft">speech; the way people talk</span>
      </figcaption>
    </figure>
  )
}
