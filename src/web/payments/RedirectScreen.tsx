import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import '../public.css'
import { Spinner } from '../ui/Spinner.tsx'
import type { Route } from './+types/RedirectScreen.ts'
import { SignInFirst } from './SignInFirst.tsx'
import { TransactionCancelled, TransactionDone } from './TransactionResult.tsx'
import { useOwnToken } from './use-own-token.ts'
import { useTopWindow } from './use-top-window.ts'

export const meta = () => pageMeta({ title: `Payment · ${academy.name}` })

/** /redirecturl/{status}/{tId}/{token}: where the older flow comes out. */
export default function RedirectScreen({ params }: Route.ComponentProps) {
  useTopWindow()
  const own = useOwnToken(params.token)
  if (own === 'looking') return <Spinner className="mx-auto my-20 size-10" />
  if (own === 'foreign') return <SignInFirst />
  if (params.status.toLowerCase() === 'failure') return <TransactionCancelled transactionId={params.tId} />
  return <TransactionDone transactionId={params.tId} />
}
