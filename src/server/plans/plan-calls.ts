import type { FastifyInstance } from 'fastify'
import {
  createBillingSession,
  createCheckoutSession,
  getProductList,
  getProductWithPremiumOfUser,
  getSubscription,
  getUserSubscribedList,
  plans,
  userSubscribeOnProduct,
} from '#calls/plans.ts'
import { currencyOf } from '#rules/prices.ts'
import type { Student } from '../accounts/sessions/caller-store.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { countryOf } from '../site/visitor-country.ts'
import { subscribeToFreePlan } from './free-plan.ts'
import { freePlanNamed } from './granted-plan.ts'
import { plansSold, products } from './plan-store.ts'
import { paidSubscriptionNow, subscriptionsOf } from './subscription-store.ts'

export function registerPlans(app: FastifyInstance): void {
  serve(app, getProductList, async ({ sql, query, now }) => ({
    product: await products(sql, { search: query.search, now }),
  }))
  serve(app, getProductWithPremiumOfUser, async ({ sql, student, now }) => ({
    product: await products(sql, { studentId: student.id, now }),
  }))
  serve(app, plans, ({ sql, query, request }) =>
    plansSold(sql, query.currency ?? currencyOf(countryOf(request))),
  )
  serve(app, userSubscribeOnProduct, async ({ sql, student, session, body, now }) => {
    if (session.impersonatorId !== null)
      throw new Refusal(403, 'You cannot subscribe in the name of somebody else.')
    const languageId = await freePlanNamed(sql, body)
    await sql.begin((tx) => subscribeToFreePlan(tx, { studentId: student.id, languageId, now }))
    return { message: 'You are on the free plan.' }
  })
  serve(app, getUserSubscribedList, async ({ sql, student, now }) => ({
    usersubscribtion: await subscriptionsOf(sql, { studentId: student.id, now }),
  }))
  serve(app, getSubscription, async ({ sql, student, query, now }) => {
    ownCustomer(student, query.customerId)
    return paidSubscriptionNow(sql, { studentId: student.id, now })
  })
  registerPaying(app)
}

function registerPaying(app: FastifyInstance): void {
  serve(app, createCheckoutSession, async ({ sql, body }) => {
    const sold = [...(await plansSold(sql, 'INR')), ...(await plansSold(sql, 'USD'))]
    const price = sold.find(({ id }) => id === body.priceId)
    if (!price) throw new Refusal(404, 'This plan is not sold.')
    if (price.unit_amount === 0) throw new Refusal(400, 'This plan is free: there is nothing to pay.')
    throw noProvider()
  })
  serve(app, createBillingSession, async ({ student, body }) => {
    ownCustomer(student, body.customerId ?? '')
    throw noProvider()
  })
}

/** Whatever the browser says, a customer is only ever the one of this session (domain 22). */
function ownCustomer(student: Student, customerId: string): void {
  // An older page writes what it does not know as text.
  const isNone = ['', 'null', 'undefined'].includes(customerId)
  if (!isNone && customerId !== student.stripeCustomerId)
    throw new Refusal(403, 'This is the account of somebody else.')
}

function noProvider(): Refusal {
  return new Refusal(503, 'No payment provider is set up yet.', { retryAfter: 3600 })
}
