import { PosterCard } from '../layout/PosterCard.tsx'
import { toDashboard, toSubscriptionDetails } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

/** spec 9: the two sentences of the older payment pages. */
export function TransactionCancelled({ transactionId = '' }: { transactionId?: string }) {
  return (
    <PosterCard heading="Payment cancelled" mood="puzzled">
      <p className="text-lg">Your transaction has been cancelled !</p>
      <TransactionId id={transactionId} />
      <LinkButton to={toSubscriptionDetails()} size="large" className="mt-8">
        Go to my subscription
      </LinkButton>
    </PosterCard>
  )
}

export function TransactionDone({
  transactionId = '',
  status = '',
}: {
  transactionId?: string
  status?: string
}) {
  return (
    <PosterCard heading="Thank you" mood="glad">
      <p className="text-lg">Your transaction has been successfully!</p>
      <TransactionId id={transactionId} />
      {status !== '' && <p className="mt-2">Status: {status}</p>}
      <LinkButton to={toDashboard()} size="large" className="mt-8">
        Go to my courses
      </LinkButton>
    </PosterCard>
  )
}

function TransactionId({ id }: { id: string }) {
  return id === '' ? null : <p className="mt-4 [overflow-wrap:anywhere]">Transaction: {id}</p>
}
