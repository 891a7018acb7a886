import type { FastifyInstance } from 'fastify'
import {
  getProductList,
  getProductWithPremiumOfUser,
  getSubscription,
  getUserSubscribedList,
  plans,
  userSubscribeOnProduct,
} from '#calls/plans.ts'
import { currencyOf } from '#rules/prices.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { countryOf } from '../site/visitor-country.ts'
import { registerPlanKeeping } from './admin-plan-calls.ts'
import { subscribeToFreePlan } from './free-plan.ts'
import { freePlanNamed } from './granted-plan.ts'
import { ownCustomer } from './own-customer.ts'
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
  registerPlanKeeping(app)
}
