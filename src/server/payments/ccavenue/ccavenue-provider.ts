import { createHash } from 'node:crypto'
import type { Fact } from '#rules/payments.ts'
import type { Config } from '../../config.ts'
import {
  ForgedEvent,
  type OpenOrder,
  type OrderToPay,
  type PaymentProvider,
  ProviderTrouble,
} from '../provider-port.ts'
import { factsOfStatus } from './ccavenue-status.ts'
import { decryptText, encryptText } from './ccavenue-text.ts'

type Settings = Pick<
  Config,
  'CCAVENUE_MERCHANT_ID' | 'CCAVENUE_ACCESS_CODE' | 'CCAVENUE_WORKING_KEY' | 'CCAVENUE_URL'
>

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
export function openCcavenue(settings: Settings, now: () => Date): PaymentProvider {
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
      const said = messageIn(text, account.workingKey)
      const id = createHash('sha256').update(text).digest('base64url')
      return { id, type: said.get('order_status') ?? '', body: text, at }
    },
    async factsOf({ body }) {
      const id = messageIn(body, account.workingKey).get('order_id') ?? ''
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

function messageIn(body: string, workingKey: string): URLSearchParams {
  const hex = new URLSearchParams(body).get('encResp') ?? ''
  const text = /^[0-9a-f]{32,}$/i.test(hex) ? decryptText(hex, workingKey) : null
  const said = new URLSearchParams(text ?? '')
  if (!said.get('order_id')) throw new ForgedEvent('not written with our key')
  return said
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
