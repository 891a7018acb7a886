import '../public.css'
import './plans.css'
import { academy } from '#rules/academy.ts'
import { atLeast, printedNumbers } from '#rules/academy-numbers.ts'
import { type AcademyPlan, academyPlans, notIncluded } from '#rules/academy-plans.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { toPricing } from '../paths.ts'
import type { StillHandle } from '../root.tsx'
import { ShortList } from './FeatureList.tsx'
import { isFreePlan, PlanShelf } from './PlanShelf.tsx'

export const handle: StillHandle = { still: true }
export const meta = () =>
  pageMeta({
    path: toPricing(),
    title: `Pricing · ${academy.name}`,
    description: `Begin free, go on by the month or the year: what ${academy.name} costs, in dollars and rupees.`,
    picture: 'prices',
  })

const { courses, lessons, exercises } = printedNumbers
const numbers = [
  { number: 'courses_hindi', figure: atLeast(courses), of: 'courses' },
  { number: 'lessons_hindi', figure: atLeast(lessons), of: 'video lessons' },
  { number: 'exercises_hindi', figure: atLeast(exercises), of: 'exercises' },
]
const everything = [
  ...numbers.map(({ number, figure, of }) => (
    <span key={number}>
      <span data-number={number}>{figure}</span> {of}
    </span>
  )),
  'All features',
  'Weekly updates',
]

/** spec 2, "Pricing": cards with interval, price and features. */
export default function PricingScreen() {
  return (
    <PlanShelf
      title="Pick your pace"
      intro="Begin free, and stay as long as you like. When the first chapters are not enough, a plan opens every lesson of every course."
      label="Get Started"
      plans={academyPlans.filter(({ languageId }) => languageId === 'hindi')}
      holds={(plan) => <ShortList lines={isFreePlan(plan) ? openIn(plan) : everything} />}
    />
  )
}

function openIn({ features }: AcademyPlan): string[] {
  const { lessons, entertainment_videos, learning_system, updates } = features
  return [lessons, entertainment_videos, learning_system, updates].filter((value) => value !== notIncluded)
}
