import type { FastifyInstance } from 'fastify'
import { orders, userSubscribeOnProductForPaypal } from '#calls/payments.ts'
import { createBillingSession, createCheckoutSession } from '#calls/plans.ts'
import { staysSoFar } from '../goals/own-days.ts'
import { ownCustomer } from '../plans/own-customer.ts'
import { serve } from '../serve.ts'
import { beginCheckout } from './begin-checkout.ts'
import { confirmClaim } from './confirm-claim.ts'
import { openDesk } from './desk.ts'
import { registerOrderKeeping } from './kept/kept-order-calls.ts'
import { openPortal } from './open-portal.ts'
import { orderHistory } from './order-history.ts'
import { ownSite } from './own-site.ts'
import { startPaymentJobs } from './payment-jobs.ts'
import { registerReceipts } from './receipts/receipt-route.ts'
import { registerSandbox } from './sandbox/sandbox-routes.ts'
import { registerProviderRoutes } from './webhook-routes.ts'

export function registerPayments(app: FastifyInstance): void {
  const desk = openDesk(app.deps)
  serve(app, createCheckoutSession, async (context) => {
    const { student, body, request } = context
    desk.bounds.takeErrand(student.id)
    const { priceId, provider } = body
    const asked = { priceId, provider, origin: ownSite(body.origin, request) }
    // The letters of this order tell its days on that calendar.
    const timeZone = (await staysSoFar(context, body.timeZone)).at(-1)?.timeZone ?? student.timeZone
    return beginCheckout(desk, { ...student, timeZone }, asked)
  })
  serve(app, createBillingSession, async ({ student, body, request, config }) => {
    desk.bounds.takeErrand(student.id)
    ownCustomer(student, body.customerId ?? '')
    return openPortal(desk, student, ownSite(request.headers.origin ?? config.publicUrl, request))
  })
  serve(app, orders, ({ sql, student, config, now }) =>
    orderHistory(sql, { studentId: student.id, now, secretKey: config.secretKey }),
  )
  serve(app, userSubscribeOnProductForPaypal, async ({ student, body }) => {
    desk.bounds.takeErrand(student.id)
    await confirmClaim(desk, student, body)
    return { message: 'Your payment has arrived, and your plan is open.' }
  })
  registerProviderRoutes(app, desk)
  registerReceipts(app)
  registerOrderKeeping(app)
  if (desk.providers.has('sandbox')) registerSandbox(app, desk)
  startPaymentJobs(app, desk)
}
