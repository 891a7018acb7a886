const devanagari =
  /(\p{Script=Devanagari}(?:[\p{Script=Devanagari}\p{Join_Control}\s।॥]*\p{Script=Devanagari})?)/u

/** The grammar note: plain English; its Hindi is said to be Hindi. */
export function LessonNote({ note }: { note: string }) {
  return (
    <section aria-labelledby="lesson-note" className="mt-10 max-w-prose">
      <div className="hang">
        <h2 id="lesson-note" className="font-display text-2xl">
          Notice
        </h2>
      </div>
      {note.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="mt-3 whitespace-pre-line">
          {paragraph.split(devanagari).map((run, index) =>
            devanagari.test(run) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change their order
              <span key={index} lang="hi" className="hindi">
                {run}
              </span>
            ) : (
              run
            ),
          )}
        </p>
      ))}
    </section>
  )
}
