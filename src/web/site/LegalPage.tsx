import type { LegalKind, LegalSection } from '#rules/legal-text.ts'

interface LegalPageProps {
  kind: LegalKind
  title: string
  /** Since when it holds. */
  dates: string
  /** What matters most, in three or four short lines. */
  inShort: string[]
  sections: LegalSection[]
}

/**
 * A text to be read, and found again: the short of it first, the contents beside it. Where the studio holds a newer one,
 * the server writes it into the marked places (server/settings/legal-page.ts).
 */
export function LegalPage({ kind, title, dates, inShort, sections }: LegalPageProps) {
  return (
    <div data-legal={kind} className="measure py-12 lg:py-16">
      <div className="hang border-t-8 text-sindoor">
        <h1 className="font-display text-[clamp(2.5rem,7vw,4.5rem)] leading-[1.06] text-ink">{title}</h1>
      </div>
      <p data-dates="" className="mt-4 text-lg text-ink-soft">
        {dates}
      </p>
      <section aria-labelledby="short" className="mt-10 bg-print-genda p-6 text-print-night sm:p-8">
        <h2 id="short" className="font-display text-2xl leading-tight">
          In short
        </h2>
        <ul data-short="" className="mt-3 grid gap-x-10 gap-y-2 text-lg md:grid-cols-2">
          {inShort.map((line) => (
            <li key={line} className="border-t-2 border-print-night pt-2">
              {line}
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-12 grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_2.4fr]">
        <nav aria-label="On this page" className="lg:sticky lg:top-8 lg:self-start">
          <ol data-contents="">
            {sections.map((section) => (
              <li key={section.id} className="border-t border-line">
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-11 items-center font-bold hover:text-sindoor"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div data-sections="" className="space-y-12">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <div className="hang text-ink">
                <h2 id={section.id} className="font-display text-2xl leading-tight sm:text-3xl">
                  {section.title}
                </h2>
              </div>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-4 max-w-prose text-lg leading-relaxed">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
