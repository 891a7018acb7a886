import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OrdersController } from '@paypal/paypal-server-sdk'
import { expect, test } from 'vitest'
import { DeclinedByPaypal, paypalClient, resultOf } from './paypal-client.ts'

const token = { access_token: 'bearer', token_type: 'Bearer', expires_in: 60 }
const settings = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'our-key', publicUrl: 'http://boli.test' }

/** What is told of an order that this server was asked for. */
async function troubleWith(status: number, said: object): Promise<unknown> {
  const server = createServer((request, response) => {
    const isToken = request.url === '/v1/oauth2/token'
    response.writeHead(isToken ? 200 : status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isToken ? token : said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const PAYPAL_API_BASE = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = paypalClient({ ...settings, PAYPAL_API_BASE, PAYPAL_MERCHANT_ID: undefined })
  const trouble = await resultOf(new OrdersController(client).getOrder({ id: 'one' })).catch((error) => error)
  server.closeAllConnections()
  server.close()
  return trouble
}

test('what PayPal refuses is told by its own words, without the request and our key in it', async () => {
  const trouble = await troubleWith(422, { name: 'UNPROCESSABLE_ENTITY', debug_id: 'f01', message: 'whose' })
  expect(trouble).toMatchObject({ message: 'PayPal answered 422 UNPROCESSABLE_ENTITY f01' })
  expect(Object.keys(trouble as object)).toEqual([])
  const details = [{ issue: 'INSTRUMENT_DECLINED' }]
  const declined = await troubleWith(422, { name: 'UNPROCESSABLE_ENTITY', details, debug_id: 'f02' })
  expect(declined).toBeInstanceOf(DeclinedByPaypal)
  expect(declined).toMatchObject({
    message: 'PayPal answered 422 UNPROCESSABLE_ENTITY INSTRUMENT_DECLINED f02',
  })
  expect(await troubleWith(400, {})).toMatchObject({ message: 'PayPal answered 400' })
})

test('that PayPal is not there is told by the code of it', async () => {
  const client = paypalClient({
    ...settings,
    PAYPAL_API_BASE: 'http://127.0.0.1:1',
    PAYPAL_MERCHANT_ID: undefined,
  })
  const asked = resultOf(new OrdersController(client).getOrder({ id: 'one' }))
  await expect(asked).rejects.toThrow('PayPal answers ECONNREFUSED')
})
