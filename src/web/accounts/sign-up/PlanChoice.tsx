import type { OlderPlan, Product } from '#calls/plans.ts'
import { type Currency, priceText } from '#rules/prices.ts'
import { Select } from '../../ui/Select.tsx'

interface PlanChoiceProps {
  products: Product[]
  currency: Currency
  chosen: OlderPlan
  onChoose: (plan: OlderPlan) => void
}

/** The language chooser, and the plans of the language that is chosen (spec 2). */
export function PlanChoice({ products, currency, chosen, onChoose }: PlanChoiceProps) {
  const product = products.find(({ _id }) => _id === chosen.product_id)
  const chooseLanguage = (id: string) => {
    const [first] = products.find(({ _id }) => _id === id)?.result ?? []
    if (first) onChoose(first)
  }
  return (
    <div>
      <Select
        label="Language"
        name="product_id"
        value={chosen.product_id}
        options={products.map(({ _id, product: label }) => ({ value: _id, label }))}
        onChange={chooseLanguage}
      />
      <fieldset className="mt-5">
        <legend className="mb-1 text-[0.95rem] font-bold">Plan</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {product?.result.map((plan) => (
            <label
              key={plan.premiumprice_id}
              className="flex cursor-pointer gap-3 border-2 border-control bg-card p-3 has-checked:border-ink has-checked:bg-pale-genda has-focus-visible:outline-3 has-focus-visible:outline-sindoor has-focus-visible:outline-offset-3"
            >
              <input
                type="radio"
                name="premiumprice_id"
                value={plan.premiumprice_id}
                checked={plan.premiumprice_id === chosen.premiumprice_id}
                onChange={() => onChoose(plan)}
                className="mt-1 size-5 shrink-0"
              />
              <span className="leading-snug">
                <span className="block font-bold">{plan.premiumname}</span>
                {priceOf(plan, currency)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

/** The older prices are whole rupees and dollars. */
function priceOf(plan: OlderPlan, currency: Currency): string {
  const price = priceText((currency === 'INR' ? plan.inrprice : plan.fprice) * 100, currency)
  return plan.isfree ? price : `${price}, ${plan.expired_timename}`
}
