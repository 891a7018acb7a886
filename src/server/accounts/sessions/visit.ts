import type { Context } from '../../serve.ts'
import { presentedRefresh } from './refresh-cookie.ts'

/** From where and when, as every session keeps it; and the session that it takes the place of. */
export function visitOf({ request, now }: Pick<Context, 'request' | 'now'>) {
  const device = request.headers['user-agent'] ?? ''
  return { address: request.ip, device, replaces: presentedRefresh(request), now }
}
