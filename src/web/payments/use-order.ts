import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { orders } from '#calls/payments.ts'
import { call } from '../call.ts'
import { refresh } from '../fresh-token.ts'
import { hasSession, readKey } from '../session-storage.ts'
import { type Known, lookUpOrder } from './look-up-order.ts'

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
  const look = async () => (await call(orders, { signal })).find((one) => one.id === id)
  const isSeen = () => document.visibilityState === 'visible'
  return lookUpOrder({ look, tell, isSeen, signal })
}
