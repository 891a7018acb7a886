import '../public.css'
import './plans.css'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { VisitorOnly } from '../layout/VisitorOnly.tsx'
import { toPrices } from '../paths.ts'
import type { StillHandle } from '../root.tsx'
import { PlanList } from './PlanList.tsx'

export const handle: StillHandle = { still: true }
export const meta = () =>
  pageMeta({
    path: toPrices(),
    title: `Prices · ${academy.name}`,
    description: `The free plan and the paid plans of ${academy.name}, with all that each of them holds.`,
    picture: 'prices',
  })

export default function PricesScreen() {
  return (
    <>
      <VisitorOnly />
      <PlanList
        title="Prices"
        intro="One plan costs nothing. The others open every lesson, for a month or for a year."
      />
    </>
  )
}
