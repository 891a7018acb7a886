import type { FastifyInstance } from 'fastify'

/** This machine, and networks that only neighbours are in. */
const near = /^(::ffff:)?(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^::1$|^f[cd]/

/** Behind a proxy that was not told of, thirty wrong passwords of one visitor would keep all the others out. */
export function noteUnseenProxy(app: FastifyInstance): void {
  if (app.deps.config.TRUST_PROXY > 0) return
  let isTold = false
  app.addHook('onRequest', ({ headers, socket }, _reply, done) => {
    if (!isTold && headers['x-forwarded-for'] !== undefined && near.test(socket.remoteAddress ?? '')) {
      isTold = true
      app.log.warn('A proxy is before this server and TRUST_PROXY is off: all its visitors count as one')
    }
    done()
  })
}
