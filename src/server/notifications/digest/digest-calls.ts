import type { FastifyInstance } from 'fastify'
import { changeNotificationDigest, notificationDigest, unsubscribeDigest } from '#calls/notifications.ts'
import { hashOf } from '../../accounts/sessions/tokens.ts'
import { everySecond } from '../../every-second.ts'
import { Refusal } from '../../refusal.ts'
import { serve } from '../../serve.ts'
import { writeDigests } from './digest-round.ts'
import { endDigest, endDigestByLink, isDigestWanted, wishDigest } from './digest-store.ts'

export function registerDigest(app: FastifyInstance): void {
  everySecond(app, { name: 'Writing digests', round: () => writeDigests(app.deps) })

  serve(app, notificationDigest, async ({ sql, student }) => ({
    isWanted: await isDigestWanted(sql, student.id),
  }))

  serve(app, changeNotificationDigest, async ({ sql, student, body }) => {
    await (body.isWanted ? wishDigest : endDigest)(sql, student.id)
    return { ...body, message: 'Notifications setting successfully saved' }
  })

  app.register(async (scope) => {
    // RFC 8058: a mail program posts a form, `List-Unsubscribe=One-Click`; the address says all there is to know.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      (_, body, done) => {
        body.resume()
        body.once('end', () => done(null, undefined))
      },
    )
    serve(scope, unsubscribeDigest, async ({ sql, query }) => {
      const isEnded = await endDigestByLink(sql, hashOf(query.token))
      if (!isEnded) throw new Refusal(404, 'This link is not one of ours, or it is too old.')
      return { message: 'You will get no more weekly mails.' }
    })
  })
}
