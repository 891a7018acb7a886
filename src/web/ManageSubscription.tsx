import { Button } from './ui/Button.tsx'
import { Message } from './ui/Message.tsx'
import { useBillingPortal } from './use-billing-portal.ts'

/** Opens the billing portal, wherever it stands (screens, "The rest"). */
export function ManageSubscription({ className = '' }: { className?: string }) {
  const { open, pending, trouble } = useBillingPortal()
  return (
    <div className={className}>
      <Button pending={pending} onClick={open}>
        Manage Subscription
      </Button>
      {trouble && <Message className="mt-4">{trouble}</Message>}
    </div>
  )
}
