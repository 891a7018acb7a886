import { useSearchParams } from 'react-router'
import '../public.css'
import { TransactionCancelled, TransactionDone } from './TransactionResult.tsx'
import { useOrder } from './use-order.ts'
import { useTopWindow } from './use-top-window.ts'

/** The older result page: `?transactionId=&status=`. An order that the server knows otherwise is shown as the server knows it. */
export default function SuccessPaymentScreen() {
  useTopWindow()
  const known = useOrder()
  const [search] = useSearchParams()
  const transactionId = search.get('transactionId') ?? ''
  const claimed = search.get('status') ?? ''
  const isRefuted = known.is === 'found' && ['failed', 'cancelled'].includes(known.order.status)
  const isFailure = claimed.toLowerCase() === 'failure' || isRefuted
  if (isFailure) return <TransactionCancelled transactionId={transactionId} />
  return <TransactionDone transactionId={transactionId} status={claimed} />
}
