import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Fact, orderKinds, paymentStates } from '#rules/payments.ts'
import type { Tx } from '../../database/sql.ts'
import { newId } from '../../new-id.ts'
import { ForgedEvent, type ProviderEvent } from '../provider-port.ts'

/** Whom its payments go to: not the academy's name, which its people may change while a subscription runs. */
export const sandboxPayee = 'sandbox'

const instant = z.iso.datetime().transform((text) => new Date(text))

/** What the sandbox says in a webhook: the subscription as it is now, and the payment that this is about. */
const SandboxEvent = z.object({
  id: z.string().min(1).max(100),
  type: z.enum(['checkout.cancelled', 'payment', 'subscription.updated']),
  created: instant,
  order: z.string(),
  payment: z
    .object({
      id: z.string(),
      pays: z.enum(orderKinds),
      state: z.enum(paymentStates),
      amount: z.number().int(),
      refunded: z.number().int(),
      currency: z.string(),
      payee: z.string(),
      price: z.string(),
      period_start: instant,
      period_end: instant,
      failure: z.string(),
    })
    .optional(),
  subscription: z
    .object({
      id: z.string(),
      customer: z.string(),
      version: z.number().int(),
      will_renew: z.boolean(),
      failing: z.boolean(),
    })
    .optional(),
})
type SandboxEvent = z.infer<typeof SandboxEvent>
export type SaidBySandbox = Omit<z.input<typeof SandboxEvent>, 'id' | 'created'>

/** Writes an event down in the transaction of what it tells about; it is delivered afterwards. */
export async function emit(tx: Tx, said: SaidBySandbox, now: Date): Promise<void> {
  const id = `evt_${newId()}`
  const body = JSON.stringify({ id, created: now.toISOString(), ...said })
  await tx`insert into sandbox_events (id, body, created_at) values (${id}, ${body}, ${now})`
}

/** Signed as Stripe signs: a time, and a hash over it and the body with a secret of both sides. */
export function signed(body: string, secret: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000)
  return `t=${t},v1=${hashOf(body, t, secret)}`
}

const tolerance = 300

export function readSigned(
  body: Buffer,
  signature: string,
  { secret, now }: { secret: string; now: Date },
): ProviderEvent {
  const [, t = '', v1 = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const text = body.toString('utf8')
  const right = Buffer.from(hashOf(text, Number(t), secret))
  const given = Buffer.from(v1)
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new ForgedEvent('signature')
  if (Math.abs(now.getTime() / 1000 - Number(t)) > tolerance) throw new ForgedEvent('too old')
  return eventIn(text)
}

export function eventIn(body: string): ProviderEvent {
  const { id, type, created } = parsed(body)
  return { id, type, body, at: created }
}

export function sandboxFacts({ body }: Pick<ProviderEvent, 'body'>): Fact[] {
  const { type, created: at, order: originId, payment, subscription } = parsed(body)
  if (type === 'checkout.cancelled') return [{ kind: 'cancel', originId, at }]
  const facts: Fact[] = []
  if (payment) {
    const {
      id: reference,
      pays,
      state,
      amount,
      refunded: refundedAmount,
      currency,
      payee,
      price: priceId,
      failure,
    } = payment
    const period = { start: payment.period_start, end: payment.period_end }
    const said = { reference, pays, state, amount, refundedAmount, currency, payee, priceId, failure }
    facts.push({ kind: 'payment', originId, at, period, payer: '', tracking: '', ...said })
  }
  if (subscription) {
    const {
      id: reference,
      version,
      will_renew: willRenew,
      failing: isFailing,
      customer: customerId,
    } = subscription
    facts.push({ kind: 'renewal', originId, reference, version, willRenew, isFailing, customerId })
  }
  return facts
}

function parsed(body: string): SandboxEvent {
  const event = SandboxEvent.safeParse(jsonIn(body))
  if (!event.success) throw new ForgedEvent('not an event of the sandbox')
  return event.data
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function hashOf(body: string, t: number, secret: string): string {
  return createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
}
