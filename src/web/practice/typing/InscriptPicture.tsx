import { inscriptRows } from '#language/hindi/typing/inscript.ts'

const shift = ['ps-0', 'ps-[2%]', 'ps-[4%]', 'ps-[6%]']

/** Where the letters of InScript lie: above with Shift, below without. */
export function InscriptPicture() {
  return (
    <figure className="mt-3 border-t-8 border-ink bg-card p-1.5">
      <figcaption className="px-1 pb-1 text-[0.95rem] text-ink-soft">
        Your keys now type InScript: the lower letter of each, the upper one with Shift.
      </figcaption>
      <div aria-hidden="true" className="grid gap-0.5 sm:gap-1" data-inscript="">
        {inscriptRows.map((row, at) => (
          <div key={row[0]?.code} className={`grid grid-cols-13 gap-0.5 sm:gap-1 ${shift[at]}`}>
            {row.map(({ code, plain, shifted }) => (
              <span
                key={code}
                lang="hi"
                className="grid min-w-0 bg-paper py-0.5 text-center text-[0.72rem] leading-[1.5] sm:text-[1.05rem]"
              >
                <span className="text-ink-soft">{onCircle(shifted)}</span>
                <b>{onCircle(plain)}</b>
              </span>
            ))}
          </div>
        ))}
      </div>
    </figure>
  )
}

const onCircle = (letter: string) => (/^\p{M}/u.test(letter) ? `\u25cc${letter}` : letter)
