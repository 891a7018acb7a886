import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { noteUnseenProxy } from './unseen-proxy.ts'

const told = 'A proxy is before this server and TRUST_PROXY is off: all its visitors count as one'

test.each([
  [0, '203.0.113.7', []],
  [0, '172.32.0.1', []],
  [0, '::ffff:172.18.0.1', [[told]]],
  [0, 'fd00::1', [[told]]],
  [1, '172.18.0.1', []],
])(
  'with %i proxies told of, and one who forwards from %s, the log says %j',
  async (...[proxies, from, said]) => {
    const app = Fastify()
    app.decorate('deps', { config: { TRUST_PROXY: proxies } } as never)
    noteUnseenProxy(app)
    const warn = vi.spyOn(app.log, 'warn')
    await app.inject({ url: '/', remoteAddress: from, headers: { 'x-forwarded-for': '198.51.100.9' } })
    expect(warn.mock.calls).toEqual(said)
  },
)
