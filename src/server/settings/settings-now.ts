import { type AcademySettings, takeSettings } from '#rules/academy-settings.ts'
import { type LegalKind, type LegalSection, legalSections } from '#rules/legal-text.ts'
import type { Sql } from '../database/sql.ts'
import { type LegalRow, legalRowsOn, readSettings, settingsMark } from './settings-store.ts'

export interface LegalTextNow {
  effectiveOn: string
  inShort: string[]
  sections: LegalSection[]
}

/** What the academy says of itself at this moment. The same object as long as nothing has changed. */
export interface SettingsNow {
  /** What differs from its file. */
  changed: Partial<AcademySettings>
  settings: AcademySettings
  /** The texts that took the place of those in its file. */
  legal: Partial<Record<LegalKind, LegalTextNow>>
}

interface Kept {
  mark: string
  day: string
  checkedAt: number
  now: Promise<SettingsNow>
}

/** How long another process's change may go unseen. */
const freshFor = 1000
const kept = new WeakMap<Sql, Kept>()

/** Read anew when they changed, and at midnight: a text may hold from today. */
export async function settingsNow(sql: Sql, now: Date): Promise<SettingsNow> {
  const day = now.toISOString().slice(0, 10)
  const known = kept.get(sql)
  if (known?.day === day && performance.now() - known.checkedAt < freshFor) return known.now
  const mark = await settingsMark(sql)
  const latest = kept.get(sql)
  if (latest?.mark === mark && latest.day === day) {
    latest.checkedAt = performance.now()
    return latest.now
  }
  const read = readNow(sql, day)
  kept.set(sql, { mark, day, checkedAt: performance.now(), now: read })
  read.catch(() => kept.delete(sql))
  return read
}

/** To be called after a change has been committed: the next question reads it anew. */
export function forgetSettings(sql: Sql): void {
  kept.delete(sql)
}

async function readNow(sql: Sql, day: string): Promise<SettingsNow> {
  const { changed } = await readSettings(sql)
  const texts = await legalRowsOn(sql, day)
  const legal = Object.fromEntries(texts.map((row) => [row.kind, legalTextOf(row)]))
  return { changed, settings: takeSettings(changed), legal }
}

function legalTextOf({ effectiveOn, inShort, body }: LegalRow): LegalTextNow {
  return { effectiveOn, inShort, sections: legalSections(body) ?? [] }
}
