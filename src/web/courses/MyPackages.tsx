import { useSuspenseQuery } from '@tanstack/react-query'
import { useMe } from '../use-me.ts'
import { languagesQuery } from './use-courses.ts'

/** What the student has subscribed to; without a paid plan that is the free one. */
export function MyPackages({ languageId }: { languageId: string }) {
  const { subscription } = useMe()
  const { data: languages } = useSuspenseQuery(languagesQuery)
  const language = languages.find(({ id }) => id === languageId)?.course ?? ''
  const until = subscription && new Date(subscription.current_period_end * 1000)
  return (
    <section aria-labelledby="packages" className="mt-14">
      <div className="hang">
        <h2 id="packages" className="font-display text-3xl leading-tight">
          My packages
        </h2>
      </div>
      <article className="mt-4 max-w-md border-t-8 border-print-genda bg-print-night p-6 text-print-cream">
        <h3 className="font-display text-3xl">{subscription?.plan.nickname ?? 'Free Plan'}</h3>
        <p className="mt-1">{language}</p>
        <p className="mt-4 border-t border-print-cream/40 pt-3">
          {until
            ? `All lessons are open until ${until.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}.`
            : 'The first chapter of each course is open.'}
        </p>
      </article>
    </section>
  )
}
