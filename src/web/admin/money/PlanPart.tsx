import { useState } from 'react'
import { changePlan, type KeptPlan, type KeptPrice, withdrawPlan } from '#calls/admin-plans.ts'
import { tagOf } from '#language/language-tags.ts'
import { intervalText, priceText } from '#rules/prices.ts'
import { call } from '../../call.ts'
import { shownDay } from '../../shown-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { Hindi } from '../../ui/Hindi.tsx'
import { act, refreshed } from '../paged-list.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { PriceDialog } from './PriceDialog.tsx'
import { WordsDialog } from './WordsDialog.tsx'

type Open = 'price' | 'words' | 'withdraw' | null

/** One plan with every price it was ever sold at. */
export function PlanPart({ plan, language }: { plan: KeptPlan; language: string }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { id, name, nativeName, description, isActive, isFromFile } = plan
  const params = { id }
  return (
    <section aria-label={`${name}, ${language}`} className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="font-display text-2xl">{name}</h3>
        {nativeName !== '' && <Hindi lang={tagOf(plan.languageId)}>{nativeName}</Hindi>}
        {isFromFile && <StateBadge tone="quiet">From the academy's file</StateBadge>}
      </div>
      <p className="mb-2 text-ink-soft">{description}</p>
      <DataTable
        label={`Prices of ${name}, ${language}`}
        columns={columns}
        rows={plan.prices}
        keyOf={(price) => price.id}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => setOpen('price')}>
          New price<span className="sr-only"> for {name}</span>
        </Button>
        <Button look="secondary" size="small" onClick={() => setOpen('words')}>
          Edit its words<span className="sr-only">: {name}</span>
        </Button>
        {isActive ? (
          <Button look="quiet" size="small" onClick={() => setOpen('withdraw')}>
            Sell it no more<span className="sr-only">: {name}</span>
          </Button>
        ) : (
          <Button
            look="quiet"
            size="small"
            onClick={() =>
              void act(call(changePlan, { params, body: { isActive: true } }), 'It is sold.', 'plans')
            }
          >
            Sell it again<span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
      {open === 'price' && <PriceDialog plan={plan} onClose={close} />}
      {open === 'words' && <WordsDialog plan={plan} onClose={close} />}
      <ConfirmDialog
        open={open === 'withdraw'}
        onClose={close}
        title={`Sell ${name} no more?`}
        verb="Sell it no more"
        onConfirm={async () => {
          await call(withdrawPlan, { params })
          await refreshed('plans')
        }}
      >
        <p>Nobody can buy it from now on. Who has it keeps it, with its price, as long as it runs.</p>
      </ConfirmDialog>
    </section>
  )
}

const columns: Column<KeptPrice>[] = [
  {
    id: 'price',
    label: 'Price',
    isName: true,
    cell: (price) => (
      <span className="whitespace-nowrap">
        {priceText(price.amount, price.currency)}{' '}
        {price.amount > 0 ? intervalText(price) : `in ${price.currency}`}
      </span>
    ),
  },
  {
    id: 'state',
    label: 'State',
    cell: ({ isActive }) => (
      <StateBadge tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Sold now' : 'Older'}</StateBadge>
    ),
  },
  {
    id: 'since',
    label: 'Since',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{shownDay(new Date(createdAt))}</span>,
  },
  { id: 'holders', label: 'Have it', isNumber: true, cell: ({ holders }) => holders.toLocaleString('en') },
  { id: 'orders', label: 'Orders', isNumber: true, cell: ({ orders }) => orders.toLocaleString('en') },
]
