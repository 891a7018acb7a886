import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type OlderPlan, userSubscribeOnProduct } from '#calls/plans.ts'
import { academy } from '#rules/academy.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { toDashboard, toLogin, toPricing, toRegisterSuccess } from '../../paths.ts'
import '../../public.css'
import { useVisitorOnly } from '../../session.ts'
import { storeSession } from '../../session-storage.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Message } from '../../ui/Message.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { Route } from './+types/PlanRegisterScreen.ts'
import { PlanRegisterForm } from './PlanRegisterForm.tsx'
import { type RegisterLists, useRegisterLists } from './use-register-lists.ts'

export const meta = () => pageMeta({ title: `Register · ${academy.name}` })

/** The older registration, for a plan that was chosen: /register/{product_id}/{premiumprice_id}/{expirytime_id}. */
export default function PlanRegisterScreen({ params }: Route.ComponentProps) {
  const navigate = useNavigate()
  const lists = useRegisterLists()
  const [chosen, setChosen] = useState<OlderPlan | null>(null)
  const [registered, setRegistered] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  useVisitorOnly(registered)
  const plan = chosen ?? (lists ? planNamed(lists, params) : null)

  /** The account stands now, whatever becomes of its plan. */
  async function subscribe(token: string, userId: string, wanted: OlderPlan | null) {
    setRegistered(true)
    storeSession(token, userId)
    try {
      if (wanted) await call(userSubscribeOnProduct, { body: { ...idsOf(wanted), type: 'foreigner' } })
      navigate(toRegisterSuccess(), { replace: true })
    } catch (error) {
      setRefusal(messageOf(error))
    }
  }

  return (
    <div className="measure max-w-3xl! py-10 sm:py-14">
      <div className="hang border-t-8 text-sindoor">
        <h1 className="font-display text-[clamp(2.2rem,7vw,3.75rem)] leading-tight text-ink">Register</h1>
      </div>
      <p className="mt-3 text-lg">
        You have an account?{' '}
        <Link
          to={toLogin()}
          className="inline-flex min-h-11 items-center font-bold text-sindoor underline underline-offset-4"
        >
          Login
        </Link>
      </p>
      {!lists && <Spinner className="mx-auto my-20 size-10" />}
      {lists && !refusal && (
        <PlanRegisterForm
          lists={lists}
          plan={plan}
          onChoose={setChosen}
          onRegistered={({ token, user }, wanted) => subscribe(token, user._id, wanted)}
        />
      )}
      {refusal && <WithoutPlan refusal={refusal} />}
    </div>
  )
}

function WithoutPlan({ refusal }: { refusal: string }) {
  return (
    <Message tone="note" className="mt-8">
      <p className="text-lg">Your account is ready. {refusal}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={toPricing()}>Go to the plans</LinkButton>
        <LinkButton to={toDashboard()} look="secondary">
          Go to my courses
        </LinkButton>
      </div>
    </Message>
  )
}

/** The plan that the address names; else the first of its language, else the first of all. */
function planNamed({ products }: RegisterLists, named: Route.ComponentProps['params']): OlderPlan | null {
  const plans = products.flatMap(({ result }) => result)
  return (
    plans.find((plan) => plan.premiumprice_id === named.premiumprice_id) ??
    plans.find((plan) => plan.product_id === named.product_id) ??
    plans[0] ??
    null
  )
}

function idsOf({ product_id, premiumprice_id, expirytime_id }: OlderPlan) {
  return { product_id, premiumprice_id, expirytime_id }
}
