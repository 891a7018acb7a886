import type { FastifyInstance } from 'fastify'
import { languageRows, masterRows } from '#calls/studio-rows.ts'
import { StudioMaster } from '#calls/studio-shapes.ts'
import { Refusal } from '../../refusal.ts'
import { type Context, serve } from '../../serve.ts'
import { documentText } from '../content/document-text.ts'
import { languageIn, lessonIn, mastersIn } from '../documents/parts.ts'
import { saveDocuments } from '../documents/save-documents.ts'
import { type ShelfLanguage, shelf } from '../documents/shelf.ts'
import { foundLanguage, foundMaster, missing } from './found.ts'
import { freeId, isPublished } from './new-ids.ts'
import { changedBy, placed, saveRow } from './save-row.ts'

export function registerLanguageRows(app: FastifyInstance): void {
  serve(app, languageRows.list, async ({ sql }) => (await shelf(sql)).map(languageRow))
  serve(app, languageRows.one, async ({ sql, params }) => languageRow(await foundLanguage(sql, params.id)))
  serve(app, languageRows.make, async (context) => {
    await makeLanguage(context)
    return languageRow(await foundLanguage(context.sql, context.body.id))
  })
  serve(app, languageRows.change, async (context) => {
    const { language: document } = await foundLanguage(context.sql, context.params.id)
    const { revision, ...sent } = context.body
    const language = changedBy(languageIn(document), sent)
    await saveRow(context, { document, content: { kind: 'language', language }, revision })
    return languageRow(await foundLanguage(context.sql, context.params.id))
  })
  serve(app, languageRows.remove, async (context) => {
    const { language: document, courses } = await foundLanguage(context.sql, context.params.id)
    const isInactive = courses.length > 0 || (await isPublished(context.sql, 'languages', context.params.id))
    const language = { ...languageIn(document), open: false }
    const { revision } = context.query
    if (isInactive) await saveRow(context, { document, content: { kind: 'language', language }, revision })
    else await saveDocuments(context, [{ path: document.path, revision: document.revision, text: null }])
    return {
      message: isInactive ? 'The language is closed.' : 'The language is out of the draft.',
      isInactive,
    }
  })
  registerMasters(app)
}

type Making = Context<unknown, unknown, ReturnType<NonNullable<typeof languageRows.make.body>['parse']>>

async function makeLanguage(context: Making): Promise<void> {
  const languages = await shelf(context.sql)
  const drafted = languages.flatMap(({ id, folder }) => [id, folder.slice(0, -1)])
  const { id: given, name } = context.body
  const id = await freeId(context.sql, { given, name, table: 'languages', whole: (one) => one, drafted })
  const order = Math.max(0, ...languages.map(({ language }) => languageIn(language).order)) + 1
  const language = { ...context.body, id, open: false, order }
  const masters = mastersIn(languages[0]?.masters)
  await saveDocuments(context, [
    { path: `${id}/language.yaml`, text: documentText(undefined, { kind: 'language', language }) },
    { path: `${id}/masters.yaml`, text: documentText(undefined, { kind: 'masters', masters }) },
  ])
}

function languageRow({ id, language }: ShelfLanguage) {
  return { ...languageIn(language), ...placed(id, language) }
}

function registerMasters(app: FastifyInstance): void {
  serve(app, masterRows.list, async ({ sql, query }) => {
    const { languageId } = query
    const languages = languageId === undefined ? await shelf(sql) : [await foundLanguage(sql, languageId)]
    return languages.flatMap((language) =>
      mastersIn(language.masters).map((master) => masterRow(language, master)),
    )
  })
  serve(app, masterRows.one, ({ sql, params }) => oneMaster(sql, params.id))
  serve(app, masterRows.make, async (context) => {
    const { languageId, revision, id: given, ...sent } = context.body
    const language = await foundLanguage(context.sql, languageId)
    const masters = mastersIn(language.masters)
    const id = await freeId(context.sql, {
      ...{ given, name: sent.name, table: 'exercise_masters' },
      whole: (id) => `${languageId}.master.${id}`,
      drafted: masters.map((master) => master.id),
    })
    await saveMasters(context, language, {
      masters: [...masters, StudioMaster.parse({ ...sent, id })],
      revision,
    })
    return oneMaster(context.sql, `${languageId}.master.${id}`)
  })
  serve(app, masterRows.change, async (context) => {
    const { language, masterId } = await foundMaster(context.sql, context.params.id)
    const { revision, ...sent } = context.body
    const masters = mastersIn(language.masters).map((one) =>
      one.id === masterId ? changedBy(one, sent) : one,
    )
    await saveMasters(context, language, { masters, revision })
    return oneMaster(context.sql, context.params.id)
  })
  serve(app, masterRows.remove, async (context) => {
    const { language, masterId } = await foundMaster(context.sql, context.params.id)
    const { exerciseCount } = await oneMaster(context.sql, context.params.id)
    if (exerciseCount > 0) throw new Refusal(409, `${exerciseCount} exercises are made from this master.`)
    const masters = mastersIn(language.masters).filter(({ id }) => id !== masterId)
    await saveMasters(context, language, { masters, revision: context.query.revision })
    return { message: 'The master is out of the draft.', isInactive: false }
  })
}

async function oneMaster(sql: Context['sql'], id: string) {
  const { language, masterId } = await foundMaster(sql, id)
  const master = mastersIn(language.masters).find((one) => one.id === masterId)
  return master ? masterRow(language, master) : missing('exercise master')
}

function masterRow(language: ShelfLanguage, master: StudioMaster) {
  const document = language.masters ?? language.language
  const exercises = language.courses.flatMap(({ lessons }) =>
    lessons.flatMap((one) => lessonIn(one).exercises),
  )
  const isOf = (type: string, given: string) =>
    (given || type.toLowerCase().replaceAll(' ', '-')) === master.id
  return {
    ...{ ...master, ...placed(`${language.id}.master.${master.id}`, document), languageId: language.id },
    exerciseCount: exercises.filter((exercise) => isOf(exercise.type, exercise.master)).length,
  }
}

async function saveMasters(
  context: Context,
  language: ShelfLanguage,
  { masters, revision }: { masters: StudioMaster[]; revision?: number | undefined },
): Promise<void> {
  const content = { kind: 'masters', masters } as const
  if (language.masters) return saveRow(context, { document: language.masters, content, revision })
  const path = `${language.folder}masters.yaml`
  await saveDocuments(context, [{ path, text: documentText(undefined, content) }])
}
