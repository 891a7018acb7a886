import type { MyMistake, MyWord } from '#calls/review.ts'
import { askedNext } from '#rules/review/asked-next.ts'
import { dayStarts } from '#rules/review/calendar-day.ts'
import { strengthOf } from '#rules/review/strength.ts'
import { isSearched } from '#rules/review/word-search.ts'
import { mediaEnding } from '../courses/course-menu.ts'
import { learnerOf } from '../courses/learner-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Media } from '../media/media.ts'
import { momentIn } from '../moment-in.ts'
import { sound } from '../practice/sounds.ts'
import type { Context } from '../serve.ts'
import { countOf, type ListedWord, mistakesOf, type Place, wordsOf } from './notebook-store.ts'
import { type Thing, thingFinder } from './remembered-things.ts'
import { shownMistake } from './shown-mistake.ts'

const pageSize = 50

type Asking<Query> = Context<unknown, Query>
type WordThing = Extract<Thing, { word: unknown }>

/** A page of the student's words, with how firm each is. */
export async function myWordsPage(
  context: Asking<{ search: string; cursor?: string | undefined }>,
  media: Media,
): Promise<{ words: MyWord[]; total: number; next: string | null }> {
  const { sql, student, query, now } = context
  const { taught, find } = await openThings(context)
  const ids = new Set(
    taught.courses.flatMap(({ lessons }) => lessons.flatMap(({ words }) => words.map(({ id }) => id))),
  )
  const itemIds = [...ids].filter((id) => {
    const word = find(id)?.word
    return word !== undefined && isSearched(word, query.search)
  })
  const [rows, total] = await Promise.all([
    wordsOf(sql, student.id, { itemIds, after: placeOf(query.cursor), most: pageSize + 1 }),
    countOf(sql, student.id, { itemIds, kinds: ['word', 'letter'] }),
  ])
  const [today = now, tomorrow = now] = dayStarts(now, student.timeZone, 2)
  const words = rows.slice(0, pageSize).flatMap((row) => {
    const thing = find(row.itemId)
    return thing?.word ? [shownWord(row, thing, { media, now, days: { today, tomorrow } })] : []
  })
  return { words, total, next: cursorOf(rows, ({ createdAt }) => createdAt) }
}

/** A page of the student's mistakes that are not mended. */
export async function myMistakesPage(
  context: Asking<{ cursor?: string | undefined }>,
): Promise<{ mistakes: MyMistake[]; total: number; next: string | null }> {
  const { sql, student, query } = context
  const { taught, find } = await openThings(context)
  const all = taught.courses.flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises))
  const itemIds = all.map(({ id }) => id).filter((id) => find(id) !== undefined)
  const [rows, total] = await Promise.all([
    mistakesOf(sql, student.id, { itemIds, after: placeOf(query.cursor), most: pageSize + 1 }),
    countOf(sql, student.id, { itemIds, kinds: ['mistake'] }),
  ])
  const mistakes = rows.slice(0, pageSize).flatMap((row) => {
    const thing = find(row.itemId)
    return thing?.exercise ? [shownMistake(row, thing, taught)] : []
  })
  return { mistakes, total, next: cursorOf(rows, ({ missedAt }) => missedAt) }
}

async function openThings({ sql, student, now }: Context) {
  const [taught, learner] = await Promise.all([taughtNow(sql), learnerOf(sql, student, now)])
  return { taught, find: thingFinder(taught, learner) }
}

function shownWord(
  row: ListedWord,
  { word, lesson }: WordThing,
  { media, now, days }: { media: Media; now: Date; days: { today: Date; tomorrow: Date } },
): MyWord {
  const { id, native, roman, meaning, speak } = word
  const said = { hindi: native, speak, wordId: id }
  return {
    ...{ id, native, roman, meaning },
    audio: sound(said, 'normal', {
      ...{ media, languageId: word.languageId },
      ...mediaEnding(lesson, now),
    }),
    strength: strengthOf(row, now),
    due: askedNext(row, days).toISOString(),
    lapses: row.lapses,
  }
}

/** Where the next page begins: after the last row of this one. */
function cursorOf<Row extends { itemId: string }>(rows: Row[], at: (row: Row) => Date): string | null {
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  return last ? `${at(last).getTime()}.${last.itemId}` : null
}

function placeOf(cursor: string | undefined): Place | null {
  const [, ms, itemId] = /^(\d{1,15})\.(.+)$/u.exec(cursor ?? '') ?? []
  const at = momentIn(Number(ms))
  return at && itemId ? { at, itemId } : null
}
