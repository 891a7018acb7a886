import { useState } from 'react'
import { type KeptPlan, priceAnew } from '#calls/admin-plans.ts'
import { intervalText, priceText } from '#rules/prices.ts'
import { call } from '../../call.ts'
import { showToast } from '../../ui/toasts.ts'
import { refreshed } from '../paged-list.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { PriceFields } from './PriceFields.tsx'
import { priceAsked, priceFormOf, priceOf } from './plan-form.ts'

function keptBy(holders: number): string {
  if (holders === 0) return ''
  return holders === 1
    ? 'The student who has it keeps the older price.'
    : `The ${holders.toLocaleString('en')} students who have it keep the older price.`
}

/** A new price for a plan, with what it means for who has it. */
export function PriceDialog({ plan, onClose }: { plan: KeptPlan; onClose: () => void }) {
  const [form, setForm] = useState(() => priceFormOf(plan))
  const price = priceOf(form)
  const holders = plan.prices.reduce((sum, one) => sum + one.holders, 0)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`A new price for ${plan.name}`}
      verb="Sell it at this price"
      onConfirm={async () => {
        await call(priceAnew, { params: { id: plan.id }, body: priceAsked(form) })
        await refreshed('plans')
        showToast('It is sold at the new price.')
      }}
    >
      {(notes) => (
        <>
          <PriceFields price={form} notes={notes} onChange={setForm} />
          {price && (
            <p>
              New buyers pay {priceText(price.amounts.USD, 'USD')} or {priceText(price.amounts.INR, 'INR')}{' '}
              {intervalText(price)}. {keptBy(holders)}
            </p>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
