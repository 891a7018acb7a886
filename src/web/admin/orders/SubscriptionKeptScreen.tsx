import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { adminSubscription, endGrant } from '#calls/admin-orders.ts'
import { call, type ReplyOf } from '../../call.ts'
import { shownMoment } from '../../shown-dates.ts'
import { toStudent, toSubscriptionsKept } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { refreshed } from '../paged-list.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { TextRow } from '../ui/FormRow.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import type { Route } from './+types/SubscriptionKeptScreen.ts'
import { Facts } from './Facts.tsx'
import { lineLink, orderColumns } from './order-columns.tsx'
import { giverName, reasonNames, subscriptionStates } from './order-words.ts'

type Subscription = ReplyOf<typeof adminSubscription>

/** /admin/subscriptions/:id: one student's plan, with every change of it and what was paid. */
export default function SubscriptionKeptScreen({ params: { id } }: Route.ComponentProps) {
  const query = useQuery({
    queryKey: ['studio', 'subscription', id],
    queryFn: () => call(adminSubscription, { params: { id } }),
    staleTime: 0,
  })
  const above = (
    <Link to={toSubscriptionsKept()} className="underline underline-offset-4">
      Subscriptions
    </Link>
  )
  return (
    <>
      <StudioHeading title={query.data?.plan ?? 'A subscription'} above={above} />
      <Loaded query={query}>{(subscription) => <Shown subscription={subscription} />}</Loaded>
    </>
  )
}

function Shown({ subscription }: { subscription: Subscription }) {
  const { id, student, state, provider, changes, orders } = subscription
  const [isEnding, setEnding] = useState(false)
  return (
    <>
      <Facts
        facts={[
          [
            'Student',
            <Link key="student" to={toStudent(student.id)} className={lineLink}>
              {student.name} ({student.email})
            </Link>,
          ],
          [
            'State',
            <StateBadge key="state" tone={subscriptionStates[state].tone}>
              {subscriptionStates[state].label}
            </StateBadge>,
          ],
          ['From', shownMoment(new Date(subscription.startsAt))],
          ['Until', shownMoment(new Date(subscription.endsAt))],
          ['By', giverName(provider)],
          ['Price', subscription.price || 'Nothing was paid'],
          ['Renews itself', subscription.willRenew ? 'Yes' : 'No'],
        ]}
      />
      {provider === 'granted' && state === 'running' && (
        <Button look="secondary" className="mt-4" onClick={() => setEnding(true)}>
          Take it back
        </Button>
      )}
      <h2 className="hang mt-10 mb-3 font-display text-2xl">What happened</h2>
      <ul className="border-t-4 border-ink">
        {changes.map(({ at, reason, source }) => (
          <li key={at + reason} className="flex flex-wrap gap-x-5 border-b border-line py-2">
            <span className="text-ink-soft">{shownMoment(new Date(at))}</span>
            <strong>{reasonNames[reason] ?? reason}</strong>
            <span className="break-all">{source}</span>
          </li>
        ))}
        {changes.length === 0 && <li className="py-3 text-ink-soft">Nothing is written down.</li>}
      </ul>
      <h2 className="hang mt-10 mb-3 font-display text-2xl">Orders</h2>
      <DataTable
        label="Orders"
        columns={orderColumns}
        rows={orders}
        keyOf={(order) => order.id}
        empty="None."
      />
      {isEnding && <EndDialog id={id} onClose={() => setEnding(false)} />}
    </>
  )
}

function EndDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Take the free period back?"
      verb="Take it back"
      isBlocked={reason.trim().length < 3}
      onConfirm={async () => {
        await call(endGrant, { params: { id }, body: { reason: reason.trim() } })
        await refreshed('subscription', 'subscriptions')
      }}
    >
      {(notes) => (
        <>
          <p>The lessons that it opened close at once. What they have learnt stays.</p>
          <TextRow label="Why" maxLength={300} notes={notes('reason')} value={reason} onChange={setReason} />
        </>
      )}
    </ConfirmDialog>
  )
}
