import { vi } from 'vitest'

/** A server that answers with these replies, one after the other, and what it was asked. Without one, nobody answers. */
export const wire = {
  replies: [] as Response[],
  sent: [] as { address: string; authorization: string | null; body: unknown }[],
}

/** Of a page: a tab whose token is stale, the browser's lock, and the way to that server. For `beforeEach`. */
export function surroundPage(): void {
  const kept = new Map([['token', 'stale']])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } })
  vi.stubGlobal('navigator', { onLine: true, locks: { request: oneByOne() } })
  wire.sent = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    wire.sent.push({ address, authorization: headers.get('authorization'), body: init.body })
    const reply = wire.replies.shift()
    if (!reply) throw new TypeError('Failed to fetch')
    return reply
  })
}

export const json = (status: number, body: unknown) => Response.json(body, { status })

/** As the browser gives a lock: to one after the other. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return (_: string, _options: LockOptions, work: () => unknown) => {
    last = last.catch(() => {}).then(work)
    return last
  }
}
