import { z } from 'zod'
import { ForgedEvent, type ProviderEvent, ProviderTrouble, type WebhookRequest } from '../provider-port.ts'
import { keptFor, type paypalCaller } from './paypal-client.ts'

type Ask = ReturnType<typeof paypalCaller>

/** PayPal tries for three days to bring an event, with the time of the first try. */
const oldest = 4 * 24 * 3_600_000

const SaidByPaypal = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().max(100),
  create_time: z.iso.datetime({ offset: true }),
  resource: z.object({
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
  }),
})

/** Which order of ours an event speaks of, where it says so. */
export function orderInEvent(body: string): string | null {
  const { resource } = parsed(body)
  return resource.custom_id ?? resource.purchase_units?.[0]?.custom_id ?? null
}

/** Whether it says no more than how an order stands: of one that moved money the type begins with PAYMENT. */
export const isOfOrderAlone = (type: string): boolean => type.startsWith('CHECKOUT.')

export function paypalEvent(body: string): ProviderEvent {
  const { id, event_type: type, create_time } = parsed(body)
  return { id, type, body, at: new Date(create_time) }
}

/** What PayPal writes beside each message. */
const Signature = z.object({
  'paypal-auth-algo': z.string().regex(/^[\w/-]{1,40}$/),
  'paypal-cert-url': z.string().regex(/^https:\/\/[\w.-]+\.paypal\.com\/[\w./-]{1,200}$/),
  'paypal-transmission-id': z.string().regex(/^[\w-]{1,100}$/),
  'paypal-transmission-sig': z.string().regex(/^[\w+/=-]{1,1000}$/),
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
})

/**
 * Whether PayPal itself says that it sent this: its signature is checked by its own call, against our webhook. What does
 * not look like PayPal's is refused without asking.
 */
export async function verify(
  ask: Ask,
  { body, headers, now, mayAsk }: WebhookRequest,
  webhookId: () => Promise<string>,
): Promise<void> {
  const text = body.toString('utf8')
  parsed(text)
  const signature = Signature.safeParse(headers)
  if (!signature.success) throw new ForgedEvent('not signed')
  const { data } = signature
  const sent = new Date(data['paypal-transmission-time'])
  if (Math.abs(now.getTime() - sent.getTime()) > oldest) throw new ForgedEvent('too old')
  mayAsk()
  const said = {
    auth_algo: data['paypal-auth-algo'],
    cert_url: data['paypal-cert-url'],
    transmission_id: data['paypal-transmission-id'],
    transmission_sig: data['paypal-transmission-sig'],
    transmission_time: data['paypal-transmission-time'],
    webhook_id: await webhookId(),
  }
  // The signature is over the event byte for byte, so it is not written anew.
  const question = `${JSON.stringify(said).slice(0, -1)},"webhook_event":${text}}`
  const answer = Verified.safeParse(await ask('/v1/notifications/verify-webhook-signature', question))
  if (!answer.success) throw new ProviderTrouble('PayPal did not say whether it signed')
  if (answer.data.verification_status !== 'SUCCESS') throw new ForgedEvent('signature')
}

const Verified = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) })
const Webhooks = z.object({ webhooks: z.array(z.object({ id: z.string(), url: z.string() })) })

/** What PayPal calls the webhook of an address: asked for once in a while, for it is seldom another. */
export function webhookIdAt(ask: Ask, url: () => string): () => Promise<string> {
  return keptFor(async () => {
    const { data } = Webhooks.safeParse(await ask('/v1/notifications/webhooks'))
    const own = data?.webhooks.find((webhook) => webhook.url === url())
    if (!own) throw new ProviderTrouble(`PayPal has no webhook for ${url()}`)
    return { value: own.id, seconds: 600 }
  })
}

const Listed = z.object({
  events: z.array(z.unknown()),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})
const mostPages = 50

export async function eventsSince(ask: Ask, since: Date): Promise<ProviderEvent[]> {
  const found: ProviderEvent[] = []
  let next: string | undefined =
    `/v1/notifications/webhooks-events?page_size=100&start_time=${since.toISOString()}`
  for (let page = 0; next && page < mostPages; page++) {
    const { events, links }: z.infer<typeof Listed> = Listed.parse(await ask(next))
    found.push(...events.map((event) => paypalEvent(JSON.stringify(event))))
    next = events.length > 0 ? links.find(({ rel }) => rel === 'next')?.href : undefined
  }
  return found
}

function parsed(body: string): z.infer<typeof SaidByPaypal> {
  try {
    return SaidByPaypal.parse(JSON.parse(body))
  } catch {
    throw new ForgedEvent('not an event of PayPal')
  }
}
