import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProviderName } from '#rules/payments.ts'
import { networkOf } from '../accounts/network-of.ts'
import { Refusal } from '../refusal.ts'
import type { Desk } from './desk.ts'
import { checkOrder, receive } from './inbox.ts'
import { isUnderWay, markTurnedBack, type Order, orderById } from './order-store.ts'
import { ForgedEvent, type OpenOrder } from './provider-port.ts'

/** What providers call, and where they send the browser back to. Their bodies are read as bytes: signatures are over those. */
export function registerProviderRoutes(app: FastifyInstance, desk: Desk): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { provider: string } }>('/api/webhooks/:provider', (request) =>
      webhook(desk, request),
    )
    for (const method of ['GET', 'POST'] as const) {
      scope.route<Way>({
        method,
        url: '/api/payments/return/:orderId',
        handler: (...way) => comeBack(desk, ...way),
      })
      scope.route<Way>({
        method,
        url: '/api/payments/turned-back/:orderId',
        handler: (...way) => turnBack(desk, ...way),
      })
    }
  })
}

type Way = { Params: { orderId: string }; Querystring: { older?: string } }

async function webhook(desk: Desk, request: FastifyRequest<{ Params: { provider: string } }>) {
  const provider = desk.providers.get(request.params.provider as ProviderName)
  if (!provider) throw new Refusal(404, 'This provider is not set up here.')
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const mayAsk = () => desk.bounds.takeVerifying(networkOf(request.ip))
  const event = await provider
    .readWebhook({ body, headers: request.headers, now: desk.deps.now(), mayAsk })
    .catch((error) => {
      if (error instanceof Refusal) throw error
      if (error instanceof ForgedEvent)
        throw new Refusal(400, 'This message is not signed by the provider, or too old.')
      desk.deps.log.warn({ err: error, provider: provider.name }, 'webhook not verified')
      throw new Refusal(503, 'This message cannot be verified just now.', { retryAfter: 60 })
    })
  await receive(desk, provider, event)
  return { received: true }
}

/**
 * The browser comes back from the provider. What it brings is a claim: the provider itself is asked, and the page that
 * follows shows what it said.
 */
async function comeBack(desk: Desk, request: FastifyRequest<Way>, reply: FastifyReply) {
  const order = await orderNamed(desk, request)
  const isKnown = await ask(desk, order, { isPayerBack: true })
  const standing = await standingOf(desk, order)
  const isWaiting = standing === 'under way' || (standing === 'not paid' && !isKnown)
  return reply.redirect(isWaiting ? waitingPage(order) : endPage(order, standing, request.query), 303)
}

/** Whoever turned back may have paid in another tab: that counts all the same. */
async function turnBack(desk: Desk, request: FastifyRequest<Way>, reply: FastifyReply) {
  const order = await orderNamed(desk, request)
  await ask(desk, order)
  const standing = await standingOf(desk, order)
  if (standing === 'under way') return reply.redirect(waitingPage(order), 303)
  if (standing === 'paid') return reply.redirect(endPage(order, standing, request.query), 303)
  await markTurnedBack(desk.deps.sql, order.id, desk.deps.now())
  const page = request.query.older === undefined ? '/payment-failed' : '/cancel_payment'
  return reply.redirect(`${page}?order=${order.id}`, 303)
}

/** It looks the order up again. The older page knows only two ends, and this is neither. */
const waitingPage = ({ id }: Order) => `/payment-success?order=${id}`

function endPage(order: Order, standing: Standing, { older }: Way['Querystring']): string {
  const isPaid = standing === 'paid'
  if (older === undefined) return `${isPaid ? '/payment-success' : '/payment-failed'}?order=${order.id}`
  const transactionId = order.checkoutReference ?? order.id
  const status = isPaid ? 'Success' : 'Failure'
  return `/success_payment?${new URLSearchParams({ transactionId, status, order: order.id })}`
}

async function orderNamed(desk: Desk, request: FastifyRequest<Way>): Promise<Order> {
  const order = await orderById(desk.deps.sql, request.params.orderId)
  if (!order) throw new Refusal(404, 'There is no such order.')
  return order
}

/** False where the provider could not be asked: then nobody knows yet. */
async function ask(
  desk: Desk,
  { id, provider: name, checkoutReference }: Order,
  visit: Pick<OpenOrder, 'isPayerBack'> = {},
): Promise<boolean> {
  const provider = desk.providers.get(name)
  if (!provider || !checkoutReference) return true
  try {
    await desk.bounds.askOnce(id, () => checkOrder(desk, provider, { id, checkoutReference, ...visit }))
    return true
  } catch (error) {
    desk.deps.log.warn({ err: error, provider: name, order: id }, 'order not checked')
    return false
  }
}

type Standing = 'paid' | 'under way' | 'not paid'

async function standingOf({ deps: { sql } }: Desk, { id }: Order): Promise<Standing> {
  const [row] = await sql<{ standing: Standing }[]>`
    select case when exists (select from payments where order_id = ${id} and state = 'paid') then 'paid'
      when ${isUnderWay(sql)} then 'under way' else 'not paid' end as standing
    from orders where id = ${id}`
  return row?.standing ?? 'not paid'
}
