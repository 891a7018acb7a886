import type { FastifyInstance } from 'fastify'
import { exerciseRows, filmRows } from '#calls/studio-rows.ts'
import { StudioExercise, StudioFilm, type StudioLesson } from '#calls/studio-shapes.ts'
import { Refusal } from '../../refusal.ts'
import { type Context, serve } from '../../serve.ts'
import { nextNumbers } from '../documents/next-numbers.ts'
import { lessonIn } from '../documents/parts.ts'
import { type FoundLesson, foundInLesson, foundLesson, lessonsAsked, missing } from './found.ts'
import { freeId, isPublished } from './new-ids.ts'
import { rowPage } from './row-page.ts'
import { changedBy, placed, saveRow } from './save-row.ts'

export function registerLessonItems(app: FastifyInstance): void {
  registerExercises(app)
  registerFilms(app)
}

function registerExercises(app: FastifyInstance): void {
  serve(app, exerciseRows.list, (context) => itemsAsked(context, ({ exercises }) => exercises))
  serve(app, exerciseRows.one, ({ sql, params }) => exerciseRow(sql, params.id))
  serve(app, exerciseRows.make, async (context) => {
    const { lessonId, after, revision, ...sent } = context.body
    const found = await foundLesson(context.sql, lessonId)
    const { exercises } = lessonIn(found.lesson)
    const drafted = exercises.map(({ id }) => id)
    const wanted = {
      name: '',
      table: 'exercises',
      whole: (id: string) => `${lessonId}.${id}`,
      drafted,
    } as const
    const id = sent.id
      ? await freeId(context.sql, { ...wanted, given: sent.id })
      : `e${(await nextNumbers(context.sql, found.lesson.path)).nextExercise}`
    const at = after === undefined ? exercises.length : drafted.indexOf(after) + 1
    const added = exercises.toSpliced(at, 0, StudioExercise.parse({ ...sent, id }))
    await saveLesson(context, found, { parts: { exercises: added }, revision })
    return exerciseRow(context.sql, `${lessonId}.${id}`)
  })
  serve(app, exerciseRows.change, async (context) => {
    const { id } = context.params
    const found = await foundInLesson(context.sql, id)
    const exercises = changedIn(lessonIn(found.lesson).exercises, found.itemId, context.body)
    await saveLesson(context, found, { parts: { exercises }, revision: context.body.revision })
    return exerciseRow(context.sql, id)
  })
  serve(app, exerciseRows.remove, async (context) => {
    const found = await foundItem(context.sql, context.params.id, 'exercise')
    const isInactive = await isPublished(context.sql, 'exercises', context.params.id)
    const { exercises } = lessonIn(found.lesson)
    const rest = isInactive
      ? changedIn(exercises, found.itemId, { active: false })
      : exercises.filter(({ id }) => id !== found.itemId)
    await saveLesson(context, found, { parts: { exercises: rest }, revision: context.query.revision })
    return {
      message: isInactive ? 'The exercise is out of use.' : 'The exercise is out of the draft.',
      isInactive,
    }
  })
}

function registerFilms(app: FastifyInstance): void {
  serve(app, filmRows.list, (context) => itemsAsked(context, ({ films }) => films))
  serve(app, filmRows.one, ({ sql, params }) => filmRow(sql, params.id))
  serve(app, filmRows.make, async (context) => {
    const { lessonId, revision, ...sent } = context.body
    const found = await foundLesson(context.sql, lessonId)
    const { films, exercises } = lessonIn(found.lesson)
    const id = await freeId(context.sql, {
      ...{ given: sent.id, name: sent.title || sent.kind, table: 'films' },
      whole: (id) => `${lessonId}.${id}`,
      drafted: [...films, ...exercises].map((item) => item.id),
    })
    const added = [...films, StudioFilm.parse({ ...sent, id })]
    await saveLesson(context, found, { parts: { films: added }, revision })
    return filmRow(context.sql, `${lessonId}.${id}`)
  })
  serve(app, filmRows.change, async (context) => {
    const { id } = context.params
    const found = await foundInLesson(context.sql, id)
    const films = changedIn(lessonIn(found.lesson).films, found.itemId, context.body)
    await saveLesson(context, found, { parts: { films }, revision: context.body.revision })
    return filmRow(context.sql, id)
  })
  serve(app, filmRows.remove, async (context) => {
    const found = await foundItem(context.sql, context.params.id, 'film')
    const { films, exercises } = lessonIn(found.lesson)
    const watching = exercises
      .filter(({ watch, active }) => active && watch === found.itemId)
      .map(({ id }) => id)
    if (watching.length > 0) {
      throw new Refusal(
        409,
        `Exercises watch this film (${watching.join(', ')}): change or remove them first.`,
      )
    }
    const rest = films.filter(({ id }) => id !== found.itemId)
    await saveLesson(context, found, { parts: { films: rest }, revision: context.query.revision })
    return { message: 'The film is out of the draft.', isInactive: false }
  })
}

type Asked = { lessonId?: string | undefined; cursor?: string | undefined }

/** All that stand in the lesson that is asked for, or a page of those of all lessons. */
async function itemsAsked<Item extends { id: string }>(
  context: Context<unknown, Asked>,
  itemsOf: (lesson: StudioLesson) => Item[],
) {
  const { lessonId } = context.query
  const lessons = await lessonsAsked(context.sql, lessonId)
  const rows = lessons.flatMap((found) => itemsOf(lessonIn(found.lesson)).map((item) => itemRow(found, item)))
  return lessonId === undefined ? rowPage(context, rows) : rows
}

async function exerciseRow(sql: Context['sql'], id: string) {
  const found = await foundInLesson(sql, id)
  const exercise = lessonIn(found.lesson).exercises.find((one) => one.id === found.itemId)
  return exercise ? itemRow(found, exercise) : missing('exercise')
}

async function filmRow(sql: Context['sql'], id: string) {
  const found = await foundInLesson(sql, id)
  const film = lessonIn(found.lesson).films.find((one) => one.id === found.itemId)
  return film ? itemRow(found, film) : missing('film')
}

function itemRow<Item extends { id: string }>({ lessonId, lesson }: FoundLesson, item: Item) {
  return { ...item, ...placed(`${lessonId}.${item.id}`, lesson), lessonId }
}

/** Of one that is not there nobody is told that it was taken out. */
async function foundItem(sql: Context['sql'], id: string, what: 'exercise' | 'film') {
  const found = await foundInLesson(sql, id)
  const { exercises, films } = lessonIn(found.lesson)
  const items: { id: string }[] = what === 'exercise' ? exercises : films
  return items.some((item) => item.id === found.itemId) ? found : missing(what)
}

function changedIn<Item extends { id: string }>(items: Item[], id: string, sent: object): Item[] {
  return items.map((item) => (item.id === id ? changedBy(item, sent) : item))
}

async function saveLesson(
  context: Context,
  { lesson: document }: FoundLesson,
  { parts, revision }: { parts: Partial<StudioLesson>; revision?: number | undefined },
): Promise<void> {
  const lesson = { ...lessonIn(document), ...parts }
  await saveRow(context, { document, content: { kind: 'lesson', lesson }, revision })
}
