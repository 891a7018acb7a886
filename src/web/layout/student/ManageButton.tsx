import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../ui/Icon.tsx'
import { Message } from '../../ui/Message.tsx'
import { useBillingPortal } from '../../use-billing-portal.ts'
import { subscriptionQuery } from '../../use-subscription.ts'

/** In the menus of whoever has a subscription: the way to its billing portal, where it has one. */
export function ManageButton({ className }: { className: string }) {
  const { data: subscription } = useQuery(subscriptionQuery)
  const { open, pending, trouble } = useBillingPortal()
  if (!subscription || subscription.isOld) return null
  return (
    <>
      <button type="button" disabled={pending} onClick={open} className={className}>
        <Icon name="coin" />
        Manage Subscription
      </button>
      {trouble && <Message className="mt-4">{trouble}</Message>}
    </>
  )
}
