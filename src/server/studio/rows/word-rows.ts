import type { FastifyInstance } from 'fastify'
import { wordRows } from '#calls/studio-rows.ts'
import { StudioWord } from '#calls/studio-words.ts'
import { romanise } from '#language/hindi/romanise/romanise.ts'
import type { Sql } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { type Context, serve } from '../../serve.ts'
import { documentText } from '../content/document-text.ts'
import { lessonIn, wordsIn } from '../documents/parts.ts'
import { saveDocuments } from '../documents/save-documents.ts'
import type { ShelfCourse } from '../documents/shelf.ts'
import { type FoundCourse, foundCourse, foundLanguage, missing, splitAtDot } from './found.ts'
import { freeId } from './new-ids.ts'
import { rowPage } from './row-page.ts'
import { changedBy, saveRow } from './save-row.ts'
import { wordsFound } from './word-search.ts'

export function registerWordRows(app: FastifyInstance): void {
  serve(app, wordRows.list, async (context) => {
    return rowPage(context, await wordsFound(context.sql, context.query))
  })
  serve(app, wordRows.one, ({ sql, params }) => oneWord(sql, params.id))
  serve(app, wordRows.make, async (context) => oneWord(context.sql, await makeWord(context)))
  serve(app, wordRows.change, async (context) => {
    const { course, shortId } = await foundWord(context.sql, context.params.id)
    const { revision, ...sent } = context.body
    const words = wordsIn(course.words).map((word) => (word.id === shortId ? changedBy(word, sent) : word))
    await saveWords(context, course, { words, revision })
    return oneWord(context.sql, context.params.id)
  })
  serve(app, wordRows.remove, async (context) => {
    const { course, language, shortId } = await foundWord(context.sql, context.params.id)
    const lessons = language.courses.flatMap((one) => one.lessons.map(lessonIn))
    const using = lessons.filter(
      ({ words, exercises }) =>
        words.includes(shortId) ||
        exercises.some(({ rightWord, wrongWords }) => [rightWord, ...wrongWords].includes(shortId)),
    )
    if (using.length > 0) {
      throw new Refusal(
        409,
        `Lessons use this word (${using.map(({ name }) => name).join(', ')}): take it out there first.`,
      )
    }
    const words = wordsIn(course.words).filter(({ id }) => id !== shortId)
    await saveWords(context, course, { words, revision: context.query.revision })
    return { message: 'The word is out of the draft.', isInactive: false }
  })
}

async function foundWord(sql: Sql, id: string): Promise<FoundCourse & { shortId: string }> {
  const [languageId, shortId] = splitAtDot(id)
  const language = await foundLanguage(sql, languageId)
  const course = language.courses.find(({ words }) => wordsIn(words).some((word) => word.id === shortId))
  return course ? { language, course, shortId } : missing('word')
}

async function oneWord(sql: Sql, id: string) {
  const { course } = await foundWord(sql, id)
  const found = (await wordsFound(sql, { courseId: course.id })).find((word) => word.id === id)
  return found ?? missing('word')
}

type Making = Context<unknown, unknown, ReturnType<NonNullable<typeof wordRows.make.body>['parse']>>

async function makeWord(context: Making): Promise<string> {
  const { courseId, revision, id: given, ...sent } = context.body
  const { language, course } = await foundCourse(context.sql, courseId)
  const id = await freeId(context.sql, {
    ...{ given, name: romanise(sent.hi), table: 'vocabularies' },
    whole: (id) => `${language.id}.${id}`,
    drafted: language.courses.flatMap(({ words }) => wordsIn(words).map((word) => word.id)),
  })
  const words = [...wordsIn(course.words), StudioWord.parse({ ...sent, id })]
  await saveWords(context, course, { words, revision })
  return `${language.id}.${id}`
}

/** The words of a course; a course that had none gets its words.yaml. */
export async function saveWords(
  context: Context,
  course: ShelfCourse,
  { words, revision }: { words: StudioWord[]; revision?: number | undefined },
): Promise<void> {
  const content = { kind: 'words', words } as const
  if (course.words) return saveRow(context, { document: course.words, content, revision })
  await saveDocuments(context, [
    { path: `${course.folder}words.yaml`, text: documentText(undefined, content) },
  ])
}
