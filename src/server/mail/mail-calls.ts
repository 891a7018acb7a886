import type { FastifyInstance } from 'fastify'
import { adminMails, retryMail } from '#calls/admin-mails.ts'
import { everySecond } from '../every-second.ts'
import { pageOf, placeAt } from '../people/list-place.ts'
import { Refusal } from '../refusal.ts'
import { serveLate } from '../replica/serve-late.ts'
import { serve } from '../serve.ts'
import { gauge } from '../watching/meters.ts'
import { registerDevMail } from './dev-mail-page.ts'
import { mailsCounted, mailsListed, shownMail } from './mail-list-store.ts'
import { countWaiting, retryFailedMail } from './mail-store.ts'
import { openTransport } from './mail-transport.ts'
import { sendMails, usualPace } from './send-mails.ts'

const pageSize = 50

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

  serveLate(app, adminMails, async (context, reads) => {
    const { query } = context
    const after = placeAt(query.cursor)
    const { page, next } = pageOf(await mailsListed(reads, { ...query, after, most: pageSize + 1 }), pageSize)
    if (next !== undefined) context.next = next
    if (next !== undefined && after === null) context.total = await mailsCounted(reads, query)
    return page.map(shownMail)
  })
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
