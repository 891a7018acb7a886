import { z } from 'zod'
import { currencies, intervals } from '#rules/prices.ts'
import { id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'

/**
 * spec 3, "Plan (older)": its prices are whole rupees and dollars (0 = Free), and a feature that is the string 'false'
 * is not included. `user_id` stands where the plan is this student's.
 */
export const OlderPlan = z.object({
  premiumprice_id: z.string(),
  product_id: z.string(),
  premiumname: z.string(),
  isfree: z.boolean(),
  is_active: z.boolean(),
  inrprice: z.number(),
  fprice: z.number(),
  expirytime_id: z.string(),
  expired_timename: z.string(),
  user_id: z.string().optional(),
  entertainmentvideo: z.string(),
  accesslesson: z.string(),
  exerciselesson: z.string(),
  lsystem: z.string(),
  vocabulary: z.string(),
  materialdownload: z.string(),
  exclusivewebinars: z.string(),
  tutoring: z.string(),
  conversation: z.string(),
  subscribtion: z.string(),
})
export type OlderPlan = z.infer<typeof OlderPlan>

export const Product = z.object({
  _id: z.string(),
  product: z.string(),
  course: z.string(),
  result: z.array(OlderPlan),
})
export type Product = z.infer<typeof Product>

/** spec 3, "Plan (newer)": `id` is the price's, `product` the language's, `plan` the older `premiumprice_id`. */
export const Plan = z.object({
  id: z.string(),
  plan: z.string(),
  product: z.string(),
  nickname: z.string(),
  nativeName: z.string(),
  description: z.string(),
  /** In the smallest unit: cents, paise. */
  unit_amount: z.number().int(),
  /** The same, as people read it. */
  price: z.string(),
  currency: z.enum(currencies),
  recurring: z.object({ interval: z.enum(intervals), interval_count: z.number().int() }),
  features: z.array(z.object({ feature: z.string(), text: z.string(), isIncluded: z.boolean() })),
})
export type Plan = z.infer<typeof Plan>

export const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  product: z.string(),
  plan: z.object({ id: z.string().nullable(), nickname: z.string() }),
  /** In seconds. */
  current_period_start: z.number().int(),
  current_period_end: z.number().int(),
  /** Nothing that runs is from a provider with a billing portal: there is nothing to manage (screens, "The rest"). */
  isOld: z.boolean(),
  /** It was asked not to renew itself, or never does: it ends when what is paid for ends. */
  cancel_at_period_end: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

/** spec 3, "User subscription". */
export const UserSubscription = z.object({
  product_id: z.string(),
  premiumprice_id: z.string(),
  premiumname: z.string(),
  expirytime_id: z.string(),
  expirytime: z.string(),
  created_at: z.string(),
  ends_at: z.string(),
  sourcetype: z.string(),
  type: z.string(),
  order_id: z.string(),
  transaction_id: z.string(),
  payerid: z.string(),
  tracking_id: z.string(),
  status: z.string(),
})
export type UserSubscription = z.infer<typeof UserSubscription>

const older = { method: 'GET', family: 'older', access: 'student' } as const
const products = z.object({ product: z.array(Product) })

export const getProductList = endpoint({
  ...older,
  path: '/product/getproductlist',
  access: 'visitor',
  query: z.object({ search: z.string().max(100).default('') }),
  reply: products,
})

export const getProductWithPremiumOfUser = endpoint({
  ...older,
  path: '/product/getproductwithpremiumofuser',
  reply: products,
})

/** Prices in the visitor's currency, or in the one asked for. */
export const plans = endpoint({
  ...get,
  path: '/plans',
  access: 'visitor',
  query: z.object({
    currency: z
      .string()
      .toUpperCase()
      .pipe(z.enum(currencies, { error: 'We have prices in INR and USD.' }))
      .optional(),
  }),
  reply: z.array(Plan),
})

/** Only a plan whose price is 0 is granted so. */
export const userSubscribeOnProduct = endpoint({
  ...older,
  method: 'POST',
  path: '/usersubscribeonproduct',
  body: z.object({
    product_id: id,
    premiumprice_id: id,
    expirytime_id: z.string().max(200).default(''),
    type: z.string().max(200).default(''),
  }),
  reply: z.object({ message: z.string() }),
})

export const getUserSubscribedList = endpoint({
  ...older,
  path: '/getusersubscripedlist',
  reply: z.object({ usersubscribtion: z.array(UserSubscription) }),
})

/** The paid subscription that runs now, or null. */
export const getSubscription = endpoint({
  ...get,
  path: '/get-subscription',
  query: z.object({ customerId: z.string().max(200).default('') }),
  reply: Subscription.nullable(),
})

/** Customer and e-mail are the session's, whatever is posted (domain 22). */
export const createCheckoutSession = endpoint({
  ...post,
  path: '/create-checkout-session',
  oneself: true,
  body: z.object({
    priceId: id,
    origin: z.string().max(2000),
    email: z.string().max(200).nullish(),
    customerId: z.string().max(200).nullish(),
    /** The older payment pages name their provider. */
    provider: z.enum(['paypal', 'ccavenue']).optional(),
    /** Where the browser is: whoever signs up and pays at once has told it nowhere else. */
    timeZone: z.string().max(60).optional(),
  }),
  reply: z.object({ url: z.string() }),
})

export const createBillingSession = endpoint({
  ...post,
  path: '/create-billing-session',
  oneself: true,
  body: z.object({ customerId: z.string().max(200).nullish() }),
  reply: z.object({ url: z.string() }),
})
