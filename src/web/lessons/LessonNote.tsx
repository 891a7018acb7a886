import { MixedText } from '../ui/MixedText.tsx'

/** The grammar note: plain English; its Hindi is said to be Hindi. */
export function LessonNote({ note }: { note: string }) {
  return (
    <section aria-labelledby="lesson-note" className="mt-10 max-w-prose">
      <div className="hang">
        <h2 id="lesson-note" className="font-display text-2xl">
          Notice
        </h2>
      </div>
      {note.split(/\n+/).map((paragraph) => (
        <p key={paragraph} className="mt-3">
          <MixedText>{paragraph}</MixedText>
        </p>
      ))}
    </section>
  )
}
