import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Order, orders } from '#calls/payments.ts'
import { call } from '../call.ts'
import { refresh } from '../fresh-token.ts'
import { hasSession, readKey } from '../session-storage.ts'

/** What is known of the order that an address names: nothing is asked for, it is looked up, or it is found or not. */
export type Known = { is: 'not asked' | 'looking' | 'unknown' } | { is: 'found'; order: Order }

const patience = 20

/**
 * The order of `?order=`, as the server knows it: what the address says of a payment is a claim. While the provider has
 * not spoken, it is looked up again.
 */
export function useOrder(): Known {
  const [search] = useSearchParams()
  const id = search.get('order')
  const [known, setKnown] = useState<Known>({ is: id ? 'looking' : 'not asked' })
  useEffect(() => {
    if (!id) return
    const leaving = new AbortController()
    lookUp(id, { tell: setKnown, signal: leaving.signal }).catch(() => setKnown({ is: 'not asked' }))
    return () => leaving.abort()
  }, [id])
  return known
}

async function lookUp(
  id: string,
  { tell, signal }: { tell: (known: Known) => void; signal: AbortSignal },
): Promise<void> {
  if (!hasSession() && !(readKey('isLogout') === null && (await refresh(null))))
    return tell({ is: 'not asked' })
  for (let round = 0; round < patience && !signal.aborted; round++) {
    const order = (await call(orders, { signal })).find((one) => one.id === id)
    tell(order ? { is: 'found', order } : { is: 'unknown' })
    if (order?.status !== 'waiting') return
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}
