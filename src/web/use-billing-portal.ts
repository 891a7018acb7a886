import { useState } from 'react'
import { createBillingSession } from '#calls/plans.ts'
import { call } from './call.ts'
import { messageOf } from './call-error.ts'

/** The way to the billing portal: `trouble` says why it could not be opened. */
export function useBillingPortal() {
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

  return { open, pending, trouble }
}
