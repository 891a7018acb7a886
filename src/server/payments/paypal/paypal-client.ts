import { ApiError, Client, Environment } from '@paypal/paypal-server-sdk'
import type { Config } from '../../config.ts'
import { ProviderTrouble } from '../provider-port.ts'

export type PaypalSettings = Pick<
  Config,
  'PAYPAL_CLIENT_ID' | 'PAYPAL_CLIENT_SECRET' | 'PAYPAL_API_BASE' | 'PAYPAL_MERCHANT_ID' | 'publicUrl'
>

const live = 'https://api-m.paypal.com'
const timeout = 6000

/** What was asked about is not at PayPal: it forgets an order that nobody agreed to, after some hours. */
export class NotAtPaypal extends ProviderTrouble {}

/** The card, or the account, did not let PayPal take the money. The payer may choose another way to pay. */
export class DeclinedByPaypal extends ProviderTrouble {}

/** What PayPal's issues say of the payer. Of others nobody knows whether it comes right: it is tried again. */
const declines = [
  'CARD_CLOSED',
  'CARD_EXPIRED',
  'COMPLIANCE_VIOLATION',
  'INSTRUMENT_DECLINED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYEE_BLOCKED_TRANSACTION',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
]

/** PayPal's own client. It knows two addresses only: where a setting names another, each request is sent there. */
export function paypalClient(settings: PaypalSettings): Client {
  const base = settings.PAYPAL_API_BASE?.replace(/\/+$/, '')
  class ClientElsewhere extends Client {
    override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
      const make = super.getRequestBuilderFactory()
      return (method, path) => {
        const builder = make(method, path)
        if (base)
          builder.interceptRequest((request) => ({ ...request, url: request.url.replace(live, base) }))
        return builder
      }
    }
  }
  return new ClientElsewhere({
    environment: Environment.Production,
    timeout,
    clientCredentialsAuthCredentials: {
      oAuthClientId: settings.PAYPAL_CLIENT_ID ?? '',
      oAuthClientSecret: settings.PAYPAL_CLIENT_SECRET ?? '',
    },
  })
}

/**
 * What PayPal's own client was asked. The errors that it throws say nothing, and hold the whole request with our key: of
 * those there is left what was answered, and the name by which PayPal's support finds it.
 */
export async function resultOf<Result>(asked: Promise<{ result: Result }>): Promise<Result> {
  try {
    return (await asked).result
  } catch (error) {
    const { code = 'nothing that can be read' } = error as { code?: string }
    if (!(error instanceof ApiError)) throw new ProviderTrouble(`PayPal answers ${code}`)
    throw troubleIn(error)
  }
}

function troubleIn({ statusCode, body }: ApiError): ProviderTrouble {
  const [name, issue, mark] = ['name', 'issue', 'debug_id'].map(
    (field) => new RegExp(`"${field}":\\s*"(\\w{1,60})"`).exec(String(body))?.[1] ?? '',
  )
  const said = ['PayPal answered', statusCode, name, issue, mark].filter(Boolean).join(' ')
  if (statusCode === 404) return new NotAtPaypal(said)
  const isDeclined = statusCode === 422 && declines.includes(issue ?? '')
  return isDeclined ? new DeclinedByPaypal(said) : new ProviderTrouble(said)
}

/** For the calls about webhooks, which PayPal's client does not have. */
export function paypalCaller(settings: PaypalSettings) {
  const base = settings.PAYPAL_API_BASE?.replace(/\/+$/, '') ?? live
  const basic = Buffer.from(`${settings.PAYPAL_CLIENT_ID}:${settings.PAYPAL_CLIENT_SECRET}`).toString(
    'base64',
  )
  const bearer = keptFor(async () => {
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' }
    const given = (await reach(`${base}/v1/oauth2/token`, {
      method: 'POST',
      headers,
      body: 'grant_type=client_credentials',
    })) as {
      access_token: string
      expires_in: number
    }
    return { value: given.access_token, seconds: given.expires_in - 60 }
  })

  return async (path: string, body?: string): Promise<unknown> => {
    const address = new URL(path, base)
    // A reply names the next page in full: only PayPal's own address gets the token.
    if (address.origin !== new URL(base).origin) throw new ProviderTrouble('PayPal named another site')
    const headers = { authorization: `Bearer ${await bearer()}`, 'content-type': 'application/json' }
    return reach(address.href, body === undefined ? { headers } : { method: 'POST', headers, body })
  }
}

/** Asks for what is good for a while, once for all who want it at the same moment. What fails is asked anew. */
export function keptFor(ask: () => Promise<{ value: string; seconds: number }>): () => Promise<string> {
  let kept: Promise<string> | undefined
  let until = 0
  return () => {
    if (kept && Date.now() < until) return kept
    until = Number.POSITIVE_INFINITY
    kept = ask().then(
      ({ value, seconds }) => {
        until = Date.now() + seconds * 1000
        return value
      },
      (error) => {
        until = 0
        throw error
      },
    )
    return kept
  }
}

async function reach(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new ProviderTrouble(`PayPal answered ${response.status}`)
  return response.json().catch(() => {
    throw new ProviderTrouble('PayPal answered what is no JSON')
  })
}
