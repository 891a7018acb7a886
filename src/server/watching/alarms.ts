import type { FastifyInstance } from 'fastify'
import { everySecond } from '../every-second.ts'
import { type Letter, renderLetter } from '../mail/mail-template.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { FailingJob } from './jobs.ts'

/** What mends itself sooner is nobody's trouble. */
const patience = 15 * 60_000

/** Who keeps the academy hears of what has stopped working, though nobody reads the log. */
export function registerAlarms(app: FastifyInstance): void {
  let told = new Set<string>()
  everySecond(app, {
    name: 'Telling of trouble',
    round: async () => {
      const keys = await tellOfTrouble(app, told)
      told = new Set(keys)
      return false
    },
  })
}

/** One mail to each admin, a job and a day, from however many servers. Gives back what has been told. */
export async function tellOfTrouble(app: FastifyInstance, told: ReadonlySet<string>): Promise<string[]> {
  const { sql, config, now } = app.deps
  const day = now().toISOString().slice(0, 10)
  const lasting = app.jobs
    .failing()
    .filter(({ since, rounds }) => rounds > 1 && now().getTime() - since.getTime() >= patience)
    .map((job) => ({ job, key: `alarm/${job.name}/${day}` }))
  for (const { job, key } of lasting.filter((one) => !told.has(one.key))) {
    const admins = await sql<{ id: string; email: string }[]>`
      select id, email from students where role = 'ADMIN' and is_active`
    for (const { id, email } of admins) {
      const mail = renderLetter(letterOf(job), config.publicUrl)
      await queueMail(sql, { to: email, dedupeKey: `${key}/${id}`, ...mail })
    }
  }
  return lasting.map(({ key }) => key)
}

function letterOf({ name, since, problem }: FailingJob): Letter {
  const at = since.toISOString().slice(0, 16).replace('T', ', ')
  return {
    subject: `Not working: ${name}`,
    preview: `Since ${at} UTC.`,
    heading: 'Something needs you',
    paragraphs: [
      `“${name}” has not worked since ${at} UTC. The last it said: ${problem}`,
      'It is tried again by itself, and the rest of the academy goes on. The log of the server has the whole of it.',
    ],
    notes: ['This mail comes to every admin, once a day for as long as it lasts.'],
  }
}
