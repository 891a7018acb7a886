import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { stillPolicy } from '../../site/content-security.ts'
import type { Desk } from '../desk.ts'
import { priceById } from '../order-store.ts'
import { changeCard, changePlan, refund, setRenewing } from './sandbox-actions.ts'
import { decline, pay, turnBackAtCheckout } from './sandbox-checkout.ts'
import { deliver } from './sandbox-jobs.ts'
import { checkoutPage, endedPage, type PortalEntry, portalPage } from './sandbox-pages.ts'
import { type PortalVisit, portalVisit } from './sandbox-provider.ts'
import {
  checkoutByReference,
  otherPlans,
  type SandboxCheckout,
  type SandboxSubscription,
  subscriptionOf,
  subscriptionsOfCustomer,
} from './sandbox-store.ts'
import type { Moving } from './sandbox-telling.ts'

type Form = Record<string, string>
/** A form that is sent by itself, without one of its buttons, may have no body. */
type Sent = Form | undefined
type AtCheckout = { Params: { reference: string }; Body: Sent }
type AtPortal = { Params: { address: string }; Body: Sent }

/** The sandbox's own pages, as a provider has them on its site. */
export function registerSandbox(app: FastifyInstance, desk: Desk): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const type = 'application/x-www-form-urlencoded'
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 10_000 }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(text as string))),
    )
    scope.get<AtCheckout>('/sandbox/checkout/:reference', async ({ params }, reply) =>
      send(reply, checkoutPage(await checkoutNamed(desk.deps.sql, params.reference))),
    )
    scope.post<AtCheckout>('/sandbox/checkout/:reference', (request, reply) =>
      payOrDecline(desk, request, reply),
    )
    scope.get<AtCheckout>('/sandbox/checkout/:reference/cancel', async ({ params }, reply) => {
      const { cancelUrl } = await atCheckout(desk, params.reference, turnBackAtCheckout)
      return reply.redirect(cancelUrl, 303)
    })
    scope.get<AtPortal>('/sandbox/portal/:address', (request, reply) => showPortal(desk, request, reply))
    scope.post<AtPortal>('/sandbox/portal/:address', (request, reply) => changeInPortal(desk, request, reply))
  })
}

async function payOrDecline(desk: Desk, { params, body }: FastifyRequest<AtCheckout>, reply: FastifyReply) {
  const { returnUrl } = await atCheckout(desk, params.reference, (moving, checkout) =>
    body?.way === 'decline'
      ? decline(moving, checkout)
      : pay(moving, checkout, { declinesLater: body?.declines_later === 'yes' }),
  )
  return reply.redirect(returnUrl, 303)
}

async function atCheckout(
  desk: Desk,
  reference: string,
  act: (moving: Moving, checkout: SandboxCheckout) => Promise<void>,
): Promise<SandboxCheckout> {
  const checkout = await desk.deps.sql.begin(async (tx) => {
    const found = await checkoutNamed(tx, reference)
    await act(movingIn(tx, desk), found)
    return found
  })
  await deliver(desk)
  return checkout
}

async function checkoutNamed(tx: Tx, reference: string): Promise<SandboxCheckout> {
  const checkout = await checkoutByReference(tx, reference)
  if (!checkout) throw new Refusal(404, 'There is no such checkout.')
  return checkout
}

async function showPortal(desk: Desk, request: FastifyRequest<AtPortal>, reply: FastifyReply) {
  const { sql, now } = desk.deps
  const visit = visitOf(desk, request)
  if (!visit) return send(reply.status(403), endedPage())
  const subscriptions = await subscriptionsOfCustomer(sql, visit.customerId)
  const entries: PortalEntry[] = []
  for (const subscription of subscriptions) {
    const price = await priceById(sql, subscription.priceId)
    if (!price) continue
    const plan = { ...price, priceId: price.id }
    entries.push({ subscription, plan, others: await otherPlans(sql, subscription.priceId) })
  }
  return send(reply, portalPage(entries, visit.backUrl, now()))
}

const ways: Record<string, (moving: Moving, subscription: SandboxSubscription, form: Form) => Promise<void>> =
  {
    cancel: (moving, subscription) => setRenewing(moving, subscription, false),
    resume: (moving, subscription) => setRenewing(moving, subscription, true),
    good_card: (moving, subscription) => changeCard(moving, subscription, false),
    bad_card: (moving, subscription) => changeCard(moving, subscription, true),
    change: (moving, subscription, form) => changePlan(moving, subscription, form.price ?? ''),
    refund: (moving, subscription) => refund(moving, subscription),
  }

async function changeInPortal(desk: Desk, request: FastifyRequest<AtPortal>, reply: FastifyReply) {
  const visit = visitOf(desk, request)
  if (!visit) return send(reply.status(403), endedPage())
  const form = request.body ?? {}
  const { way = '', subscription: id = '' } = form
  await desk.deps.sql.begin(async (tx) => {
    const subscription = await subscriptionOf(tx, visit.customerId, id)
    const act = Object.hasOwn(ways, way) ? ways[way] : undefined
    if (subscription && act) await act(movingIn(tx, desk), subscription, form)
  })
  await deliver(desk)
  return reply.redirect(request.url, 303)
}

function visitOf({ deps }: Desk, { params }: FastifyRequest<AtPortal>): PortalVisit | null {
  return portalVisit(params.address, deps.config.secretKey, deps.now())
}

function movingIn(tx: Tx, { deps }: Desk): Moving {
  return { tx, now: deps.now() }
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', stillPolicy(html, { frames: 'self' }))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)
}
