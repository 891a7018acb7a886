import type { Config } from '../../config.ts'
import { Refusal } from '../../refusal.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The page that a link in a mail leads to. A client names it (`url`), and only the academy's own origin is believed
 * (domain 5): else anybody could have the academy mail its tokens to another site. What stands behind the path is dropped.
 */
export function ownPage(url: string, config: Pick<Config, 'publicUrl'>, status: 400 | 422 = 400): URL {
  const own = new URL(config.publicUrl)
  const page = URL.canParse(url, own.href) ? new URL(url, own.href) : null
  if (!page || !isOwnOrigin(page, own)) {
    const message = 'This address is not one of the academy, so no link was sent.'
    throw new Refusal(status, message, { fields: [{ field: 'url', message }] })
  }
  const plain = new URL(page.origin)
  // Set, not parsed: `//elsewhere` is a path here, and would be a host there.
  plain.pathname = page.pathname.replace(/(?<=.)\/+$/, '')
  return plain
}

/** One machine answers to several names: whoever serves on localhost may be visited as 127.0.0.1. */
function isOwnOrigin(page: URL, own: URL): boolean {
  if (page.origin === own.origin) return true
  const isLocal = loopback.has(page.hostname) && loopback.has(own.hostname)
  return isLocal && page.protocol === own.protocol && page.port === own.port
}
