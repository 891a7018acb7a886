import { lazy, type ReactNode, Suspense } from 'react'
import { academy } from '#rules/academy.ts'
import { Icon } from '../ui/Icon.tsx'
import { useMe } from '../use-me.ts'
import { PersonalFacts } from './PersonalFacts.tsx'
import { PlanSummary } from './PlanSummary.tsx'
import { NewerPasswordForm } from './safety/NewerPasswordForm.tsx'

// Seldom needed, and much of it.
const TwoSteps = lazy(async () => ({ default: (await import('./two-steps/TwoSteps.tsx')).TwoSteps }))

/** The newer profile: the three sections of spec 2 and the second lock, all of which fold. */
export default function UserProfileScreen() {
  const me = useMe()
  return (
    <div className="measure max-w-4xl">
      <title>{`Profile setting · ${academy.name}`}</title>
      <h1 className="pt-10 pb-6 font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">Profile Setting</h1>
      <Section title="Personal Information">
        <PersonalFacts />
      </Section>
      <Section title="Change Password">
        <NewerPasswordForm />
      </Section>
      {!me.impersonatedBy && (
        <Section title="Two-Step Sign-In">
          <Suspense>
            <TwoSteps />
          </Suspense>
        </Section>
      )}
      <Section title="Subscription Information">
        <PlanSummary />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group border-t-4 border-ink">
      <summary className="flex min-h-16 list-none py-2 items-center justify-between gap-4 hover:text-sindoor [&::-webkit-details-marker]:hidden">
        <h2 className="font-display text-2xl">{title}</h2>
        <Icon name="down" className="size-6 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2 pb-10">{children}</div>
    </details>
  )
}
