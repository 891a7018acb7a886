import type { FastifyInstance } from 'fastify'
import { adminMails, retryMail } from '#calls/admin-mails.ts'
import { everySecond } from '../every-second.ts'
import { Refusal } from '../refusal.ts'
import { serveLate } from '../replica/serve-late.ts'
import { serve } from '../serve.ts'
import { gauge } from '../watching/meters.ts'
import { registerDevMail } from './dev-mail-page.ts'
import { countWaiting, mailsIn, retryFailedMail } from './mail-store.ts'
import { openTransport } from './mail-transport.ts'
import { sendMails, usualPace } from './send-mails.ts'

export function registerMail(app: FastifyInstance): void {
  const { config, sql } = app.deps
  // Without a mail server a developer reads the mails here; with one, or in production, nobody does.
  const isShown = !config.SMTP_URL && !config.production
  if (isShown) registerDevMail(app)
  const deliver = openTransport(config)
  const sending = { deps: app.deps, deliver, keepWords: isShown, pace: usualPace }
  app.meters.push(
    gauge({ name: 'boli_mails_waiting', help: 'Mails on their way out.' }, () => countWaiting(sql)),
  )
  everySecond(app, { name: 'Sending mail', round: () => sendMails(sending) })

  serveLate(app, adminMails, ({ query }, reads) => mailsIn(reads, query.state ?? null))
  serve(app, retryMail, async ({ params, changed }) => {
    changed({
      subject: 'mail',
      subjectId: params.id,
      before: { state: 'failed' },
      after: { state: 'waiting' },
    })
    if (!(await retryFailedMail(sql, params.id))) throw new Refusal(404, 'There is no such failed mail.')
    return { message: 'The mail is on its way again.' }
  })
}
