import { useEffect, useState } from 'react'
import { legalText } from '#calls/legal.ts'
import { call } from '../../call.ts'
import { termsSections } from '../../terms-text.ts'

/** The terms as they hold today: those of the academy's file, until the studio holds newer ones. */
export function TermsText() {
  const [sections, setSections] = useState(termsSections)
  useEffect(() => {
    call(legalText, { params: { kind: 'terms' } }).then(
      ({ text }) => text && setSections(text.sections),
      () => {},
    )
  }, [])
  return sections.map(({ id, title, paragraphs }) => (
    <section key={id} className="mt-5">
      <h3 className="hang text-lg font-bold">{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2 leading-relaxed">
          {paragraph}
        </p>
      ))}
    </section>
  ))
}
