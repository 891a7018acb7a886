import type { FastifyInstance } from 'fastify'
import { addLegalText, dropLegalText, type KeptLegalText, legalTexts } from '#calls/admin-settings.ts'
import { legalText } from '#calls/legal.ts'
import type { LegalKind } from '#rules/legal-text.ts'
import type { Sql } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { forgetSettings, settingsNow } from './settings-now.ts'
import { deletePlanned, insertLegalText, legalRows } from './settings-store.ts'

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** The terms and the privacy policy: each change is a text of its own, which holds from its day on. */
export function registerLegalTexts(app: FastifyInstance): void {
  serve(app, legalTexts, ({ sql, params, now }) => listed(sql, params.kind, dayOf(now)))

  serve(app, addLegalText, async ({ sql, params: { kind }, body, student, now, changed }) => {
    if (body.effectiveOn < dayOf(now))
      throw new Refusal(400, 'It can hold from today on, not from a day that has passed.')
    const id = newId()
    const author = `${student.firstName} ${student.lastName}`.trim()
    await insertLegalText(sql, { id, kind, ...body, author, authorId: student.id, now })
    forgetSettings(sql)
    changed({ subject: 'legal text', subjectId: id, after: { kind, ...body } })
    const text = (await listed(sql, kind, dayOf(now))).find((one) => one.id === id)
    if (!text) throw new Error('A legal text was not kept.')
    return text
  })

  serve(app, dropLegalText, async ({ sql, params: { kind, id }, now, changed }) => {
    const day = dayOf(now)
    const before = (await listed(sql, kind, day)).find((one) => one.id === id)
    if (!before) throw new Refusal(404, 'There is no such text.')
    if (!(await deletePlanned(sql, { kind, id, day })))
      throw new Refusal(409, 'A text that held once stays: people agreed to it.')
    changed({ subject: 'legal text', subjectId: id, before })
    return { message: 'The text is taken back.' }
  })

  serve(app, legalText, async ({ sql, params, now }) => {
    const { legal } = await settingsNow(sql, now)
    return { text: legal[params.kind] ?? null }
  })
}

async function listed(sql: Sql, kind: LegalKind, day: string): Promise<KeptLegalText[]> {
  const rows = await legalRows(sql, kind)
  const current = rows.find(({ effectiveOn }) => effectiveOn <= day)
  return rows.map(({ madeAt, ...row }) => ({
    ...row,
    madeAt: madeAt.toISOString(),
    state: row.effectiveOn > day ? 'planned' : row.id === current?.id ? 'now' : 'past',
  }))
}
