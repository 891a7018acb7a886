import type { FastifyInstance } from 'fastify'
import { sweepLinks } from './accounts/links/link-request-store.ts'
import { sweepSessions } from './accounts/sessions/session-store.ts'
import { sweepSignUps } from './accounts/sign-up-limit.ts'
import { finishPublished } from './lessons/finish-published.ts'
import { sweepMails } from './mail/mail-store.ts'
import { sweepDigestLinks } from './notifications/digest/digest-store.ts'
import { sweepEvents } from './payments/event-store.ts'
import { sweepTheGone } from './profile/delete-account.ts'
import type { Deps } from './serve.ts'
import { lapseRequests } from './tutors/lapse-requests.ts'
import { sweepSent } from './tutors/recordings/sent-sounds.ts'

const hour = 3_600_000

/** What has ended goes, so that tables stay small; and what no call brings about is done. */
const sweeps: Record<string, (deps: Deps) => Promise<unknown>> = {
  'Sweeping sessions': ({ sql, now }) => sweepSessions(sql, now()),
  'Sweeping sign-ups': ({ sql, now }) => sweepSignUps(sql, now()),
  'Sweeping links': ({ sql, now }) => sweepLinks(sql, now()),
  'Sweeping mails': ({ sql }) => sweepMails(sql),
  'Sweeping payment events': ({ sql }) => sweepEvents(sql),
  'Sweeping digest links': ({ sql }) => sweepDigestLinks(sql),
  'Sweeping sent recordings': ({ sql, config, now }) => sweepSent(sql, config, now()),
  'Finishing what is smaller now': ({ sql, now }) => finishPublished(sql, now()),
  'Ending unanswered lessons': ({ sql, config, now }) => lapseRequests(sql, config, now()),
  'Sweeping deleted accounts': ({ sql, config, now }) => sweepTheGone(sql, config, now()),
}

export function startSweeps(app: FastifyInstance): void {
  setInterval(() => void sweepOnce(app), hour).unref()
}

/** Each by itself: one that fails for days leaves the others their work. */
export async function sweepOnce({ deps, jobs }: FastifyInstance): Promise<void> {
  for (const [name, sweep] of Object.entries(sweeps)) await jobs.run(name, () => sweep(deps))
}
