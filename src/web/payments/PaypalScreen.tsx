import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Plan } from '#calls/plans.ts'
import { academy } from '#rules/academy.ts'
import { CallError, messageOf } from '../call-error.ts'
import { PosterCard } from '../layout/PosterCard.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { toCancelPayment } from '../paths.ts'
import '../public.css'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { Route } from './+types/PaypalScreen.ts'
import { placeOrder, planNamed } from './older-checkout.ts'
import { SignInFirst } from './SignInFirst.tsx'
import { useOwnToken } from './use-own-token.ts'

export const meta = () => pageMeta({ title: `Pay with PayPal · ${academy.name}` })

/** /paypalmobile/…: one button; a refusal goes to /cancel_payment (spec 2). */
export default function PaypalScreen({ params }: Route.ComponentProps) {
  const own = useOwnToken(params.token, params.user)
  const [plan, setPlan] = useState<Plan>()
  const [trouble, setTrouble] = useState<string>()
  const [pending, setPending] = useState(false)
  const navigate = useNavigate()
  const { product_id, plan_id, expired_time } = params

  useEffect(() => {
    planNamed({ product_id, plan_id, expired_time }, 'USD')
      .then(setPlan)
      .catch((error) => setTrouble(messageOf(error)))
  }, [product_id, plan_id, expired_time])

  async function pay(chosen: Plan) {
    setPending(true)
    try {
      location.assign(await placeOrder(chosen, 'paypal'))
    } catch (error) {
      if (error instanceof CallError && error.status === 422) return navigate(toCancelPayment())
      setTrouble(messageOf(error))
      setPending(false)
    }
  }

  if (own === 'looking') return <Spinner className="mx-auto my-20 size-10" />
  if (own === 'foreign') return <SignInFirst />
  return (
    <PosterCard heading="Pay with PayPal" mood="idle">
      {trouble && <Message className="mb-6">{trouble}</Message>}
      {plan && (
        <>
          <p className="mb-8 text-lg">
            {plan.nickname}, {plan.price}. You go to PayPal, and come back here.
          </p>
          <Button size="large" pending={pending} onClick={() => pay(plan)}>
            Pay {plan.price} with PayPal
          </Button>
        </>
      )}
    </PosterCard>
  )
}
