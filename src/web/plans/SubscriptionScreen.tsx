import '../public.css'
import './plans.css'
import { useParams } from 'react-router'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { VisitorOnly } from '../layout/VisitorOnly.tsx'
import { toSubscription } from '../paths.ts'
import type { StillHandle } from '../root.tsx'
import { PlanList } from './PlanList.tsx'

export const handle: StillHandle = { still: true }
export const meta = ({ params }: { params: { product?: string } }) => {
  const language = params.product ? ` for ${nameOf(params.product)}` : ''
  return pageMeta({
    path: toSubscription(params.product),
    title: `Plans${language} · ${academy.name}`,
    description: `Subscribe to ${academy.name}${language}: what the plans hold, and what they cost in your country.`,
    picture: 'prices',
  })
}

/** /subscription, and /subscription/{product} for one language. */
export default function SubscriptionScreen() {
  const { product } = useParams()
  return (
    <>
      <VisitorOnly />
      <PlanList
        title={product ? `Plans for ${nameOf(product)}` : 'Choose a plan'}
        intro="Register, look around on the free plan, and subscribe when you want to go further."
        product={product && nameOf(product)}
      />
    </>
  )
}

function nameOf(product: string): string {
  return product.charAt(0).toUpperCase() + product.slice(1)
}
