import type { FastifyInstance } from 'fastify'
import { loadDemoTeam } from './about/demo-team.ts'
import { demoAccounts, demoPassword, loadDemoAccounts } from './accounts/demo-accounts.ts'
import { loadDemoPractice } from './analytics/demo-practice.ts'
import { buildApp } from './app.ts'
import { problemLine } from './authoring/written/problem.ts'
import { BadSetting, type Config, readConfig } from './config.ts'
import { loadDemoActivity } from './courses/demo-activity.ts'
import { loadCurriculum } from './curriculum/load-curriculum.ts'
import { databaseTrouble } from './database/database-trouble.ts'
import { openDatabase } from './database/open-database.ts'
import type { Database } from './database/sql.ts'
import { warningsOfDefaults, warningsOfDemo } from './left-to-default.ts'
import { loadDemoNotifications } from './notifications/demo-notifications.ts'
import { loadDemoOrders } from './payments/demo-orders.ts'
import { loadPlans } from './plans/load-plans.ts'
import { loadDemoReview } from './review/demo-review.ts'
import { startSweeps } from './sweeps.ts'
import { loadDemoTutors } from './tutors/demo-tutors.ts'
import { warningsOfUnknown } from './unknown-settings.ts'

const longestFinish = 10_000

try {
  await start()
} catch (error) {
  const { message, stack } = error as Error
  const why = error instanceof BadSetting ? message : databaseTrouble(error)
  process.stderr.write(`${why === null ? stack : `Boli cannot start. ${why}`}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  tell(warningsOfUnknown(process.env))
  const config = readConfig(process.env)
  tell(warningsOfDefaults(config))
  const database = await openDatabase(config)
  await prepare(database, config)
  tell(await warningsOfDemo(database.sql, config))
  const app = await buildApp({ sql: database.sql, config, now: () => new Date() })
  startSweeps(app)
  stopOnSignals({
    close: () => app.close().then(() => database.close()),
    inHand: () => app.callsInHand(),
    longest: config.DRAIN_SECONDS * 1000 + longestFinish,
  })
  await listen(app, config)
  process.stdout.write(welcome(config))
}

function tell(lines: string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`)
}

/** A port that is taken, an address that is not this machine's, a name that nobody knows: two settings say where. */
async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { message } = error as Error
    throw new BadSetting(`Settings HOST (${host}) and PORT (${port}) are no place to listen at: ${message}.`)
  }
}

/** What stands in the database before the first request: the curriculum, the plans, and with DEMO the demo accounts. */
async function prepare(database: Database, config: Config): Promise<void> {
  const { problems, left } = await loadCurriculum(database.sql, config.curriculumDir)
  tell(problems.map(problemLine))
  tell(left.map((path) => `${path} was edited in the studio: what the file says now is not taken.`))
  await loadPlans(database.sql)
  if (!config.demo) return
  await loadDemoAccounts(database.sql, new Date())
  await loadDemoOrders(database.sql, new Date())
  await loadDemoTeam(database.sql)
  await loadDemoActivity(database.sql, new Date())
  await loadDemoPractice(database.sql, new Date())
  await loadDemoReview(database.sql, new Date())
  await loadDemoTutors(database.sql, new Date())
  await loadDemoNotifications(database.sql, new Date())
}

function welcome(config: Config): string {
  const mail = config.SMTP_URL
    ? 'goes out through SMTP_URL'
    : `is kept in ${config.dataDir}/outbox${config.production ? '' : `, to read at ${config.publicUrl}/dev/mail`}`
  const accounts = demoAccounts.map(({ email, who }) => `  ${email.padEnd(22)} ${who}\n`).join('')
  const demo = config.demo ? `Demo accounts, the password of each is ${demoPassword}:\n${accounts}` : ''
  return `${demo}Mail ${mail}.\nBoli is ready at ${config.publicUrl}\n`
}

interface Ending {
  close(): Promise<void>
  /** What may keep it from closing. */
  inHand(): string[]
  longest: number
}

/** What runs is finished, or it ends all the same after so many milliseconds; what was acknowledged is on the disk either way. */
function stopOnSignals({ close, inHand, longest }: Ending): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => {
      const still = inHand().join(', ') || 'no call was in hand'
      process.stderr.write(`Boli ended although not everything was finished (${still}).\n`)
      process.exit(0)
    }, longest).unref()
    close().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`Boli ended, and not all of it closed: ${error.stack}\n`)
        process.exit(0)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
