import type { FastifyInstance } from 'fastify'
import {
  changeSettings,
  type KeptSettings,
  openLanguage,
  requireTwoSteps,
  siteSettings,
} from '#calls/admin-settings.ts'
import { type AcademySettings, builtSettings } from '#rules/academy-settings.ts'
import { staffTwoSteps } from '../accounts/two-steps/two-steps-store.ts'
import { forgetTaught } from '../curriculum/taught.ts'
import type { Sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { registerLegalTexts } from './legal-calls.ts'
import { forgetSettings, settingsNow } from './settings-now.ts'
import { keptLanguages, readSettings, saveOpening, saveSettings } from './settings-store.ts'
import { askStaffForTwoSteps } from './staff-two-steps.ts'

/** So long another process may go on with what it knew. */
const lookAgain = 10_000

/** What the academy says of itself, as its people change it while it runs. */
export function registerSettings(app: FastifyInstance): void {
  const { sql, now } = app.deps
  const look = () => settingsNow(sql, now()).then(() => undefined)
  const looking = setInterval(() => {
    look().catch((error) => app.log.error({ err: error }, 'the settings could not be read'))
  }, lookAgain)
  looking.unref()
  app.addHook('onReady', look)
  app.addHook('onClose', async () => clearInterval(looking))

  serve(app, siteSettings, () => kept(sql))

  serve(app, changeSettings, async ({ body: { version, ...given }, now: at, changed }) => {
    const before = { ...builtSettings, ...(await readSettings(sql)).changed }
    const wanted = withoutGaps(given)
    if (!(await saveSettings(sql, { version, changed: wanted, now: at })))
      throw new Refusal(409, 'Somebody else has changed the settings meanwhile. Please look at them again.')
    forgetSettings(sql)
    await settingsNow(sql, at)
    changed({ subject: 'settings', subjectId: '', before: only(before, wanted), after: wanted })
    return kept(sql)
  })

  serve(app, openLanguage, async ({ params: { id }, body: { isOpen }, changed }) => {
    const before = await sql.begin((tx) => saveOpening(tx, id, isOpen))
    if (!before) throw new Refusal(404, 'There is no such language.')
    forgetTaught(sql)
    changed({ subject: 'language', subjectId: id, before, after: { isOpen } })
    return kept(sql)
  })

  serve(app, requireTwoSteps, async (context) => {
    await askStaffForTwoSteps(context)
    return kept(sql)
  })

  registerLegalTexts(app)
}

async function kept(sql: Sql): Promise<KeptSettings> {
  const { version, changed } = await readSettings(sql)
  const languages = await keptLanguages(sql)
  const settings = { ...builtSettings, ...changed }
  return { version, settings, built: builtSettings, languages, staffTwoSteps: await staffTwoSteps(sql) }
}

type Given = { [Field in keyof AcademySettings]?: AcademySettings[Field] | undefined }

function withoutGaps(given: Given): Partial<AcademySettings> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** Of the settings those that a change names. */
function only(settings: AcademySettings, changed: Partial<AcademySettings>): Partial<AcademySettings> {
  return Object.fromEntries(Object.entries(settings).filter(([field]) => field in changed))
}
