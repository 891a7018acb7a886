import { academyPlans } from '#rules/academy-plans.ts'
import { toPrices } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Mor } from '../ui/Mor.tsx'
import { FeatureList } from './FeatureList.tsx'
import { PlanShelf } from './PlanShelf.tsx'

interface PlanListProps {
  title: string
  intro: string
  /** The language, by its id or name; Hindi where none is named. */
  product?: string | undefined
}

/** spec 2, "Plan listing": free and paid plans with all that they hold, and an X for what they do not. */
export function PlanList({ title, intro, product = 'hindi' }: PlanListProps) {
  const plans = academyPlans.filter(({ languageId }) => languageId === product.toLowerCase())
  if (plans.length === 0) return <NoPlans product={product} />
  return (
    <PlanShelf
      title={title}
      intro={intro}
      plans={plans}
      label="Register"
      holds={(plan) => <FeatureList plan={plan} />}
    />
  )
}

function NoPlans({ product }: { product: string }) {
  return (
    <div className="measure py-16">
      <Mor mood="asleep" className="size-40 max-w-full" />
      <h1 className="mt-4 font-display text-4xl leading-tight sm:text-5xl">No plans for {product} yet</h1>
      <p className="mt-4 max-w-xl text-xl">
        Hindi is open, and a first course in Marathi. The other languages of India are on their way.
      </p>
      <LinkButton to={toPrices()} size="large" className="mt-6">
        See the plans for Hindi
      </LinkButton>
    </div>
  )
}
