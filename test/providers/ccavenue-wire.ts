import { decryptText, encryptText } from '#server/payments/ccavenue/ccavenue-text.ts'
import { annualInRupees } from '../payments-for-tests.ts'
import { type Asked, listen, type Mood, type Provider, paidOn, type Settled } from './wire.ts'

const workingKey = '5F9A2C0B6E4D4B3C8A7F1E2D3C4B5A69'

/** 2026-11-21 15:30:00.0, by the clock of India. */
const inIndia = (at: Date) =>
  `${new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')}.0`

/** CCAvenue: its status call, and the encrypted message that it posts. */
export async function ccavenueWire(): Promise<Provider> {
  const settledAt = new Map<string, Settled>()
  let told = 0
  let mood: Mood = 'right'
  const { url, heard, close } = await listen(() => mood, answer)

  function answer({ path, body }: Asked): unknown {
    const form = new URLSearchParams(body)
    if (path !== '/apis/servlet/DoWebTrans' || form.get('access_code') !== 'AVAC') return undefined
    const { order_no } = JSON.parse(decryptText(form.get('enc_request') ?? '', workingKey) ?? '{}')
    const settled = settledAt.get(order_no)
    if (!settled) return 'status=1&enc_response=Order+not+found&enc_error_code=51419'
    const result = {
      order_no: settled.order ?? order_no,
      reference_no: `1130${order_no}`,
      order_status: { paid: 'Shipped', failed: 'Unsuccessful', refunded: 'Refunded', pending: 'Awaited' }[
        settled.state
      ],
      order_amt: (settled.amount ?? 699_900) / 100,
      order_currncy: settled.currency ?? 'INR',
      order_status_date_time: inIndia(
        settled.state === 'failed' ? new Date(paidOn.getTime() + 60_000) : paidOn,
      ),
    }
    const said = encryptText(JSON.stringify({ Order_Status_Result: result }), settled.payee ?? workingKey)
    return `status=0&enc_response=${said}`
  }

  const sent = (reference: string, key: string) => {
    const { state = 'paid' } = settledAt.get(reference) ?? {}
    const order_status = { paid: 'Success', failed: 'Failure', refunded: 'Refunded', pending: 'Awaited' }[
      state
    ]
    const text = new URLSearchParams({
      order_id: reference,
      tracking_id: String(++told),
      order_status,
      amount: '6999.00',
    })
    return {
      body: new URLSearchParams({ encResp: encryptText(text.toString(), key) }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
  }

  return {
    name: 'ccavenue',
    asked: { priceId: annualInRupees, provider: 'ccavenue' },
    amount: 699_900,
    env: () => ({
      CCAVENUE_MERCHANT_ID: '2193',
      CCAVENUE_ACCESS_CODE: 'AVAC',
      CCAVENUE_WORKING_KEY: workingKey,
      CCAVENUE_URL: url,
    }),
    get mood() {
      return mood
    },
    set mood(wanted) {
      mood = wanted
    },
    settle: (reference, settled) => void settledAt.set(reference, settled),
    message: (reference) => sent(reference, workingKey),
    forged: (reference) => sent(reference, 'somebody-elses-key'),
    heard,
    close,
  }
}
