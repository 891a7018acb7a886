import '../public.css'
import { TransactionCancelled } from './TransactionResult.tsx'
import { useTopWindow } from './use-top-window.ts'

export default function CancelPaymentScreen() {
  useTopWindow()
  return <TransactionCancelled />
}
