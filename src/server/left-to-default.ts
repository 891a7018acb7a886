import { openToEverybody } from './accounts/demo-accounts.ts'
import type { Config } from './config.ts'
import type { Sql } from './database/sql.ts'

/** A line for each setting whose default is for a machine of one's own, where strangers would be told of it, and for a key that is none. */
export function warningsOfDefaults(config: Config): string[] {
  const { PUBLIC_URL, publicUrl, SMTP_URL, MAIL_FROM, SECRET_KEY, production } = config
  const lines: string[] = []
  if (PUBLIC_URL === undefined && (production || SMTP_URL))
    lines.push(`Setting PUBLIC_URL is not given: links in mails lead to ${publicUrl}.`)
  if (SMTP_URL && MAIL_FROM.includes('@boli.test'))
    lines.push(`Setting MAIL_FROM is not given: mails come from ${MAIL_FROM}, which nobody can answer.`)
  if (SECRET_KEY !== undefined && new Set(SECRET_KEY).size < leastSigns)
    lines.push(
      'Setting SECRET_KEY is made of few different characters: whoever guesses it signs as the academy.',
    )
  return lines.map(withHandbook)
}

/** Thirty-two that were drawn by lot have twice as many; one letter held down has one. */
const leastSigns = 8

const ownMachine = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/** Where strangers come, the password that every start prints must open nothing; turning DEMO off deletes nobody. */
export async function warningsOfDemo(sql: Sql, { production, publicUrl }: Config): Promise<string[]> {
  if (!production && ownMachine.test(publicUrl)) return []
  const open = await openToEverybody(sql)
  if (open.length === 0) return []
  const line = `Everybody knows the password of ${open.join(', ')}. Set DEMO=off, and delete these accounts or give them another one.`
  return [withHandbook(line)]
}

const withHandbook = (line: string) => `${line} See docs/operations.md.`
