import { termsSections } from '../../terms-text.ts'

export function TermsText() {
  return termsSections.map(({ id, title, paragraphs }) => (
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
