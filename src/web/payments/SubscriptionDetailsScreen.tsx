import { useSuspenseQuery } from '@tanstack/react-query'
import { getUserSubscribedList, type Subscription, type UserSubscription } from '#calls/plans.ts'
import { academy } from '#rules/academy.ts'
import { call } from '../call.ts'
import { ManageSubscription } from '../ManageSubscription.tsx'
import { NothingYet } from '../NothingYet.tsx'
import { toOrders, toPricing } from '../paths.ts'
import { queries } from '../queries.ts'
import { shownDay } from '../shown-dates.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { subscriptionQuery } from '../use-subscription.ts'
import type { Route } from './+types/SubscriptionDetailsScreen.ts'
import { isOfPlan, mayBeRenewed, subscriptionStanding } from './subscription-standing.ts'

const ownQuery = {
  queryKey: ['own subscriptions'],
  queryFn: async () => (await call(getUserSubscribedList)).usersubscribtion,
}

export async function clientLoader() {
  await Promise.all([queries.ensureQueryData(ownQuery), queries.ensureQueryData(subscriptionQuery)])
  return null
}

/** /user-subscription-details[/{productName}]: what one has subscribed to, of one language or of all. */
export default function SubscriptionDetailsScreen({ params }: Route.ComponentProps) {
  const { data: all } = useSuspenseQuery(ownQuery)
  const { data: running } = useSuspenseQuery(subscriptionQuery)
  const wanted = params.productName?.toLowerCase()
  const own = all.filter(({ product_id }) => wanted === undefined || product_id.toLowerCase() === wanted)
  return (
    <div className="measure max-w-4xl">
      <title>{`My subscription · ${academy.name}`}</title>
      <h1 className="pt-10 pb-6 font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">My subscription</h1>
      {own.length === 0 ? (
        <Nothing />
      ) : (
        own.map((one) => <Row key={one.created_at + one.premiumprice_id} own={one} running={running} />)
      )}
      {own.length > 0 && (
        <div className="mt-8 flex flex-wrap items-start gap-3">
          {(running ? !running.isOld : mayBeRenewed(all)) && <ManageSubscription />}
          {!running && <LinkButton to={toPricing()}>Upgrade Plan</LinkButton>}
          <LinkButton to={toOrders()} look="secondary">
            Order History
          </LinkButton>
        </div>
      )}
    </div>
  )
}

function Row({ own, running }: { own: UserSubscription; running: Subscription | null }) {
  const { premiumname, product_id } = own
  const { state, days } = subscriptionStanding(own, new Date())
  return (
    <article className="grid gap-x-6 gap-y-1 border-t-4 border-ink py-5 sm:grid-cols-[1fr_auto]">
      <div>
        <h2 className="font-display text-2xl">{premiumname}</h2>
        <p className="capitalize">{product_id}</p>
      </div>
      <p className="sm:text-end">
        <span className="font-bold">{state}</span>
        <br />
        {days}
        {running && isOfPlan(own, running) && state === 'Active' && <Until running={running} />}
      </p>
    </article>
  )
}

/** What happens when the paid time is over: the line that somebody who has just cancelled looks for. */
function Until({ running: { current_period_end, cancel_at_period_end } }: { running: Subscription }) {
  const day = shownDay(new Date(current_period_end * 1000))
  return (
    <>
      <br />
      {cancel_at_period_end ? `Ends on ${day}` : `Renews itself on ${day}`}
    </>
  )
}

function Nothing() {
  return (
    <NothingYet
      heading="No subscription yet"
      said="You have not subscribed to anything here yet."
      className="border-t-4 border-ink"
    >
      <LinkButton to={toPricing()}>See the plans</LinkButton>
    </NothingYet>
  )
}
