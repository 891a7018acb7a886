import { useState } from 'react'
import { createBillingSession } from '#calls/plans.ts'
import { call } from './call.ts'
import { messageOf } from './call-error.ts'
import { Button } from './ui/Button.tsx'
import { Message } from './ui/Message.tsx'

/** Opens the billing portal, wherever it stands (screens, "The rest"). */
export function ManageSubscription({ className = '' }: { className?: string }) {
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  async function open() {
    setPending(true)
    setTrouble(undefined)
    try {
      const { url } = await call(createBillingSession, { body: {} })
      location.assign(url)
    } catch (error) {
      setTrouble(messageOf(error))
      setPending(false)
    }
  }

  return (
    <div className={className}>
      <Button pending={pending} onClick={open}>
        Manage Subscription
      </Button>
      {trouble && <Message className="mt-4">{trouble}</Message>}
    </div>
  )
}
