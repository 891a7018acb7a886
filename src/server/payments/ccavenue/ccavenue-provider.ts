import type { Fact } from '#rules/payments.ts'
import type { Deps } from '../../serve.ts'
import { orderById } from '../order-store.ts'
import {
  ForgedEvent,
  type OpenOrder,
  type OrderToPay,
  type PaymentProvider,
  ProviderTrouble,
} from '../provider-port.ts'
import { factsOfStatus, isKnownStatus } from './ccavenue-status.ts'
import { decryptText, encryptText } from './ccavenue-text.ts'

/** Theirs have two thousand letters. */
const longestMessage = 10_000

interface Account {
  merchantId: string
  accessCode: string
  workingKey: string
  payAt: string
  askAt: string
}

/**
 * Cards of India, one payment for one time span. Its messages are encrypted, not signed: each only says that something
 * has happened, and what it was is asked of its status call.
 */
export function openCcavenue({
  sql,
  config: settings,
  now,
}: Pick<Deps, 'sql' | 'config' | 'now'>): PaymentProvider {
  const { CCAVENUE_URL: elsewhere } = settings
  const account: Account = {
    merchantId: settings.CCAVENUE_MERCHANT_ID ?? '',
    accessCode: settings.CCAVENUE_ACCESS_CODE ?? '',
    workingKey: settings.CCAVENUE_WORKING_KEY ?? '',
    payAt: new URL('/transaction/transaction.do', elsewhere ?? 'https://secure.ccavenue.com').href,
    askAt: new URL('/apis/servlet/DoWebTrans', elsewhere ?? 'https://api.ccavenue.com').href,
  }
  const check = (order: OpenOrder) => askStatus(account, order, now())
  return {
    name: 'ccavenue',
    payee: null,
    graceMs: 0,
    checkout: async (order) => ({ url: paymentAddress(account, order), reference: order.id }),
    async readWebhook({ body, now: at }) {
      const text = body.toString('utf8')
      const { orderId, status } = messageIn(text, account.workingKey)
      const order = await orderById(sql, orderId)
      if (order?.provider !== 'ccavenue') throw new ForgedEvent('not about an order of ours')
      return { id: `${order.id} ${status}`, type: status, body: text, at }
    },
    async factsOf({ body }) {
      const { orderId: id } = messageIn(body, account.workingKey)
      return check({ id, checkoutReference: id })
    },
    check,
  }
}

/** The page that stands in the frame: the order in it can be read by nobody on the way. */
function paymentAddress({ merchantId, accessCode, workingKey, payAt }: Account, order: OrderToPay): string {
  const request = new URLSearchParams({
    merchant_id: merchantId,
    order_id: order.id,
    currency: order.currency,
    amount: (order.amount / 100).toFixed(2),
    redirect_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    language: 'EN',
    integration_type: 'iframe_normal',
    billing_email: order.email,
    merchant_param1: order.priceId,
  })
  const asked = new URLSearchParams({
    command: 'initiateTransaction',
    merchant_id: merchantId,
    encRequest: encryptText(request.toString(), workingKey),
    access_code: accessCode,
  })
  return `${payAt}?${asked}`
}

/**
 * Which order a message is about, and how it says that it ended. Whoever begins to pay holds what was written with our
 * key, and can turn bits of it or put pieces of it together: nothing else in it makes two messages two.
 */
function messageIn(body: string, workingKey: string): { orderId: string; status: string } {
  const hex = new URLSearchParams(body).get('encResp') ?? ''
  const isMessage = body.length <= longestMessage && /^[0-9a-f]{32,}$/i.test(hex)
  const said = new URLSearchParams((isMessage && decryptText(hex, workingKey)) || '')
  const orderId = said.get('order_id')
  if (!orderId) throw new ForgedEvent('not written with our key')
  const status = said.get('order_status') ?? ''
  return { orderId, status: isKnownStatus(status) ? status : '' }
}

async function askStatus(
  { accessCode, workingKey, askAt }: Account,
  { id }: OpenOrder,
  now: Date,
): Promise<Fact[]> {
  const body = new URLSearchParams({
    enc_request: encryptText(JSON.stringify({ reference_no: '', order_no: id }), workingKey),
    access_code: accessCode,
    command: 'orderStatusTracker',
    request_type: 'JSON',
    response_type: 'JSON',
    version: '1.1',
  })
  const response = await fetch(askAt, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(6000),
  })
  const said = new URLSearchParams(await response.text())
  // '51419': the order never came to its page.
  if (said.get('status') === '1' && said.get('enc_error_code') === '51419') return []
  const text = said.get('status') === '0' ? decryptText(said.get('enc_response') ?? '', workingKey) : null
  if (!response.ok || text === null)
    throw new ProviderTrouble(`CCAvenue answered ${response.status}, ${said.get('status')}`)
  return factsOfStatus(text, id, now)
}
