import { academy } from '#rules/academy.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Mor } from '../ui/Mor.tsx'

/** spec 4: without access, a prompt with the way to the plans. */
export function LockedLesson({ name }: { name: string }) {
  return (
    <section aria-labelledby="locked-lesson">
      <title>{`${name} · ${academy.name}`}</title>
      <h1 className="mb-6 font-display text-3xl leading-tight">
        <MixedText>{name}</MixedText>
      </h1>
      <div className="border-t-8 border-sindoor bg-card p-6 sm:p-10">
        <Mor mood="puzzled" className="mb-4 size-32" />
        <h2 id="locked-lesson" className="font-display text-4xl">
          Oops!
        </h2>
        <p className="mt-3 max-w-prose text-lg">
          This lesson opens with a subscription. The first chapter of every course stays free.
        </p>
        <LinkButton to="/pricing" size="large" className="mt-6">
          Subscribe Now
        </LinkButton>
      </div>
    </section>
  )
}
