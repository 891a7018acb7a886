import { resolve } from 'node:path'
import Fastify from 'fastify'
import { z } from 'zod'
import { problemLine } from '../src/server/authoring/written/problem.ts'
import { BadSetting, type Config, readConfig } from '../src/server/config.ts'
import { databaseTrouble } from '../src/server/database/database-trouble.ts'
import { openDatabase } from '../src/server/database/open-database.ts'
import { restoreBackup } from '../src/server/database/restore-backup.ts'
import type { Database } from '../src/server/database/sql.ts'
import { openDesk } from '../src/server/payments/desk.ts'
import { reconcile } from '../src/server/payments/reconcile.ts'
import {
  type AtCommandLine,
  deleteNamed,
  exportNamed,
  importNamed,
  makeAdmin,
  takeOffNamed,
} from '../src/server/people/command-line.ts'
import { Refusal } from '../src/server/refusal.ts'
import { settingsNow } from '../src/server/settings/settings-now.ts'
import { exportFolder } from '../src/server/studio/exchange/folder-exchange.ts'

const usage = `npm run admin -- <command>
  create-admin <email>   make somebody an admin
  backup <file>          write the embedded database into one file
  restore <file>         put such a file in its place
  export-user <email>    write all that is held about somebody, as JSON
  delete-user <email>    delete somebody's account
  two-steps-off <email>  take two-step sign-in off somebody who lost app and codes
  export <folder>        write what is taught, drafts and all, as the curriculum's files
  import <folder>        take such files in as drafts, to be published in the studio
  reconcile [days]       ask the payment providers what was missed (of 7 days)`

const commands: Record<string, (config: Config, argument: string) => Promise<string>> = {
  'create-admin': async (config, argument) => {
    const email = z.email().safeParse(argument)
    if (!email.success) throw new BadSetting(`${argument} is not an e-mail address.`)
    const password = await withDatabase(config, (at) => makeAdmin(at, email.data))
    return password
      ? `${argument} is an admin, with the password ${password}`
      : `${argument} is an admin now.`
  },
  backup: async (config, argument) => {
    const file = whereAsked(argument)
    await withDatabase(config, ({ database }) => database.backup(file))
    return `The database stands in ${file}. Files that people uploaded stand beside it in ${config.dataDir}.`
  },
  restore: async (config, argument) => {
    const file = whereAsked(argument)
    const aside = await restoreBackup(config, file, new Date())
    return `${file} is the database now.${aside ? ` What was there before stands in ${aside}.` : ''}`
  },
  'export-user': (config, email) =>
    withDatabase(config, async (at) => JSON.stringify(await exportNamed(at, email), null, 2)),
  'delete-user': async (config, email) => {
    await withDatabase(config, (at) => deleteNamed(at, email))
    return `The account of ${email} is deleted.`
  },
  'two-steps-off': async (config, email) => {
    await withDatabase(config, (at) => takeOffNamed(at, email))
    return `Two-step sign-in is off for ${email}: their password alone opens the account. A mail tells them.`
  },
  export: async (config, argument) => {
    const folder = whereAsked(argument)
    const count = await withDatabase(config, ({ sql }) => exportFolder(sql, folder))
    return `${count} files stand in ${folder}.`
  },
  import: async (config, argument) => {
    const folder = whereAsked(argument)
    const { added, changed, same, problems } = await withDatabase(config, (at) => importNamed(at, folder))
    for (const problem of problems) console.error(problemLine(problem))
    return `${added.length} new documents, ${changed.length} changed, ${same.length} as they were. Publish them in the studio.`
  },
  reconcile: async (config, argument) => {
    const days = z.coerce.number().int().min(1).max(30).safeParse(argument)
    if (!days.success) throw new BadSetting(`${argument} is not a number of days, from 1 to 30.`)
    const { missed, asked, problems } = await withDatabase(config, async ({ sql }) => {
      // Mails and receipts that follow say what the academy's people settled.
      await settingsNow(sql, new Date())
      const { log } = Fastify({ logger: false })
      return reconcile(openDesk({ sql, config, log, now: () => new Date() }), days.data)
    })
    for (const problem of problems) console.error(problem)
    return `Found ${missed} events that had not come, and asked about ${asked} open orders.`
  },
}

const withoutArgument = ['reconcile']

const [name = '', given, ...more] = process.argv.slice(2)
const argument = given ?? (withoutArgument.includes(name) ? '7' : undefined)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
// Of a path with a space in it that nobody quoted, the first word is not what is meant.
if (!command || !argument || more.length > 0) {
  console.error(usage)
  process.exit(2)
}
// A disk that is full, or whoever read on and hung up: a half of somebody's data is no export.
process.stdout.on('error', ({ message }) => {
  console.error(`What was to be told cannot be written: ${message}.`)
  process.exit(1)
})
try {
  console.log(await command(readConfig(process.env), argument))
} catch (error) {
  const isOurs = error instanceof BadSetting || error instanceof Refusal
  console.error(isOurs ? error.message : (databaseTrouble(error) ?? error))
  process.exit(1)
}

/** npm runs scripts in the project's folder; a file is meant from where the command was typed. */
function whereAsked(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file)
}

interface Opened extends AtCommandLine {
  database: Database
}

async function withDatabase<T>(config: Config, work: (opened: Opened) => Promise<T>): Promise<T> {
  const database = await openDatabase(config)
  try {
    return await work({ database, sql: database.sql, config, now: new Date() })
  } finally {
    await database.close()
  }
}
