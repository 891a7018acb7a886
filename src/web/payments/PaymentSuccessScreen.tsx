import { PosterCard } from '../layout/PosterCard.tsx'
import { toDashboard, toOrders, toPricing } from '../paths.ts'
import '../public.css'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { Known } from './look-up-order.ts'
import { useOrder } from './use-order.ts'
import { useTopWindow } from './use-top-window.ts'

/** Where a checkout comes out. What it says of an order is what the server knows of it. */
export default function PaymentSuccessScreen() {
  useTopWindow()
  const known = useOrder()
  if (known.is === 'looking') return <Waiting words="One moment, we are looking up your payment." />
  if (known.is === 'unknown') return <Unknown />
  if (known.is === 'found' && known.order.status === 'waiting')
    return (
      <Waiting words="The payment provider has not answered yet. You may wait here, or come back later." />
    )
  if (known.is === 'found' && known.order.status === 'refunded') return <GivenBack known={known} />
  if (known.is === 'found' && known.order.status !== 'paid') return <NotPaid known={known} />
  return <Paid known={known} />
}

function Paid({ known }: { known: Known }) {
  const order = known.is === 'found' ? known.order : null
  return (
    <PosterCard heading="Payment Successful" mood="glad">
      <p className="text-lg">
        {order
          ? `${order.price} for the ${order.plan} plan has arrived. Every lesson is open now.`
          : 'Thank you! Your lessons open as soon as the payment has arrived.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={toDashboard()} size="large">
          Start learning
        </LinkButton>
        {order?.receipt && (
          <LinkButton to={toOrders()} look="secondary" size="large">
            See the receipt
          </LinkButton>
        )}
      </div>
    </PosterCard>
  )
}

function Waiting({ words }: { words: string }) {
  return (
    <PosterCard heading="Your payment is on its way" mood="idle">
      <p role="status" className="flex items-center gap-3 text-lg">
        <Spinner /> {words}
      </p>
    </PosterCard>
  )
}

/** The page may be looked at again weeks later, as where a browser brings its tabs back. */
function GivenBack({ known: { order } }: { known: Extract<Known, { is: 'found' }> }) {
  return (
    <PosterCard heading="Payment Refunded" mood="idle">
      <p className="text-lg">{`${order.price} for the ${order.plan} plan was paid, and given back.`}</p>
      <LinkButton to={toOrders()} size="large" className="mt-8">
        See my orders
      </LinkButton>
    </PosterCard>
  )
}

function NotPaid({ known }: { known: Extract<Known, { is: 'found' }> }) {
  return (
    <PosterCard heading="Payment Failed" mood="puzzled">
      <p className="text-lg">{known.order.reason || 'Nothing was charged.'}</p>
      <LinkButton to={toPricing()} size="large" className="mt-8">
        Back to the plans
      </LinkButton>
    </PosterCard>
  )
}

function Unknown() {
  return (
    <PosterCard heading="We do not know this payment" mood="puzzled">
      <p className="text-lg">It is not one of yours. Your own orders stand in your profile.</p>
      <LinkButton to={toOrders()} size="large" className="mt-8">
        See my orders
      </LinkButton>
    </PosterCard>
  )
}
