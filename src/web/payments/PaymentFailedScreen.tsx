import { PosterCard } from '../layout/PosterCard.tsx'
import { toDashboard, toPricing } from '../paths.ts'
import '../public.css'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useOrder } from './use-order.ts'
import { useTopWindow } from './use-top-window.ts'

/** Declined, or turned back. */
export default function PaymentFailedScreen() {
  useTopWindow()
  const known = useOrder()
  const order = known.is === 'found' ? known.order : null
  return (
    <PosterCard heading="Payment Failed" mood="puzzled">
      <p className="text-lg">
        {order?.status === 'cancelled' ? 'You turned back before paying.' : order?.reason} Nothing was
        charged. You can try again whenever you like.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={toPricing()} size="large">
          Back to the plans
        </LinkButton>
        <LinkButton to={toDashboard()} look="secondary" size="large">
          Go to my courses
        </LinkButton>
      </div>
    </PosterCard>
  )
}
