import type { FastifyInstance } from 'fastify'
import {
  exportContent,
  exportWords,
  exportZip,
  type FileToSave,
  importContent,
  importWords,
} from '#calls/studio-publishing.ts'
import { StudioWord } from '#calls/studio-words.ts'
import { romanise } from '#language/hindi/romanise/romanise.ts'
import type { Sql } from '../../database/sql.ts'
import { Refusal } from '../../refusal.ts'
import { type Context, serve } from '../../serve.ts'
import { courseIn, lessonIn, wordsIn } from '../documents/parts.ts'
import type { ShelfCourse } from '../documents/shelf.ts'
import { shownProblem } from '../publishing/publish.ts'
import { foundCourse, foundLanguage } from '../rows/found.ts'
import { usedIds } from '../rows/new-ids.ts'
import { saveWords } from '../rows/word-rows.ts'
import { ankiPackage } from './anki-package.ts'
import { contentFiles, filesOfZip, takeContent } from './content-files.ts'
import { importedWords, slugOfHindi } from './import-words.ts'
import { wordsAsAnkiText, wordsAsCsv, wordsOfAnkiText, wordsOfCsv } from './word-tables.ts'
import { zipOf } from './zip.ts'

interface Part {
  courseId?: string | undefined
  languageId?: string | undefined
}

export function registerExchange(app: FastifyInstance): void {
  serve(app, exportContent, async ({ sql, query }) => {
    const { folder, name } = await partOf(sql, query)
    return { name, files: await contentFiles(sql, folder) }
  })
  serve(app, exportZip, async ({ sql, query }) => {
    const { folder, name } = await partOf(sql, query)
    const files = await contentFiles(sql, folder)
    const zip = zipOf(files.map(({ path, text }) => ({ name: path, bytes: Buffer.from(text) })))
    return toSave(`${name}.zip`, 'application/zip', zip)
  })
  serve(app, importContent, async (context) => {
    const { files = [], zip, isTrial } = context.body
    const sent = zip === undefined ? { files, passedOver: [] } : filesOfZip(zip)
    const { problems, ...taken } = await takeContent(context, sent.files, { isTrial, note: 'Imported' })
    const { added, changed } = taken
    // Each document that was saved told of itself; of a trial the log keeps what it was about, not the zip.
    if (isTrial || added.length + changed.length === 0)
      context.changed({ subject: 'import', subjectId: '', after: { isTrial, added, changed } })
    return { ...taken, passedOver: sent.passedOver, problems: problems.map(shownProblem) }
  })
  serve(app, exportWords, exportedWords)
  serve(app, importWords, takeWords)
}

async function partOf(sql: Sql, { courseId, languageId }: Part) {
  if (courseId) {
    const { language, course } = await foundCourse(sql, courseId)
    return {
      folder: course.folder,
      name: courseId,
      title: courseIn(course.course).name,
      language,
      courses: [course],
    }
  }
  if (!languageId) throw new Refusal(400, 'Name a course or a language.')
  const language = await foundLanguage(sql, languageId)
  return { folder: language.folder, name: languageId, title: languageId, language, courses: language.courses }
}

async function exportedWords({
  sql,
  query,
  now,
}: Context<unknown, Part & { form: 'csv' | 'anki-text' | 'apkg' }>) {
  const { name, title, language, courses } = await partOf(sql, query)
  const words = courses.flatMap((course) => wordsIn(course.words))
  const tags = tagsOf(courses)
  const tagged = ({ id }: StudioWord) => tags.get(id)?.join(' ') ?? ''
  if (query.form === 'csv') return toSave(`${name}-words.csv`, 'text/csv', Buffer.from(wordsAsCsv(words)))
  if (query.form === 'anki-text') {
    return toSave(`${name}-anki.txt`, 'text/plain', Buffer.from(wordsAsAnkiText(words, tagged)))
  }
  const cards = words.map((word) => ({ word, roman: word.roman || romanise(word.hi), tags: tagged(word) }))
  const deck = { name: `Boli: ${title}`, languageId: language.id, words: cards, now }
  return toSave(`${name}.apkg`, 'application/octet-stream', ankiPackage(deck))
}

/** The lessons that teach each word: `market::mangoes`. */
function tagsOf(courses: ShelfCourse[]): Map<string, string[]> {
  const tags = new Map<string, string[]>()
  for (const course of courses) {
    for (const { id, words } of course.lessons.map(lessonIn)) {
      const tag = `${courseIn(course.course).id}::${id}`
      for (const word of words) tags.set(word, [...(tags.get(word) ?? []), tag])
    }
  }
  return tags
}

function toSave(name: string, type: string, bytes: Buffer): FileToSave {
  return { name, type, base64: bytes.toString('base64') }
}

/** Of one table; a course has some two hundred. */
const mostWords = 5000

/** The ids that a new word could get. */
function idsFor({ id, hi = '' }: Partial<StudioWord>): string[] {
  const slug = slugOfHindi(hi)
  return id ? [id] : [slug, ...[2, 3, 4, 5].map((nth) => `${slug}-${nth}`)]
}

type Taking = Context<
  unknown,
  unknown,
  { courseId: string; form: 'csv' | 'anki-text'; text: string; isTrial: boolean }
>

async function takeWords(context: Taking) {
  const { courseId, form, text, isTrial } = context.body
  const { language, course } = await foundCourse(context.sql, courseId)
  const rows = form === 'csv' ? wordsOfCsv(text) : wordsOfAnkiText(text, language.id)
  if (rows.length > mostWords) throw new Refusal(422, 'A table has 5,000 words at most. Please cut it.')
  const candidates = rows.flatMap(({ word }) => idsFor(word).map((id) => `${language.id}.${id}`))
  const used = await usedIds(context.sql, 'vocabularies', candidates)
  const isTaken = (id: string) => used.has(`${language.id}.${id}`)
  const { words, ...told } = importedWords(wordsIn(course.words), rows, { language, isTaken })
  if (!isTrial && told.added.length + told.changed.length > 0) {
    await saveWords(context, course, { words: words.map((word) => StudioWord.parse(word)) })
  }
  return told
}
