import type { AttemptPage, OwnAttempt } from '#calls/analytics.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import type { Tx } from '../database/sql.ts'
import type { Thing } from '../review/remembered-things.ts'
import { questionOf } from '../review/word-exercise.ts'
import { type AnswerPlace, type AnswerRow, latestAnswers } from './answer-store.ts'
import { lessonPlace } from './lesson-place.ts'

const pageSize = 20

/** What is known of what was asked. */
export interface Known {
  taught: Taught
  find: (itemId: string) => Thing | undefined
}

export async function attemptPage(
  sql: Tx,
  { studentId, cursor }: { studentId: string; cursor?: string | undefined },
  known: Known,
): Promise<AttemptPage> {
  const rows = await latestAnswers(sql, studentId, { after: placeOf(cursor), most: pageSize + 1 })
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  const items = rows.slice(0, pageSize).map((row) => shownAttempt(row, known))
  return { items, next: last ? `${last.at.getTime()}.${last.id}` : null }
}

function placeOf(cursor: string | undefined): AnswerPlace | null {
  const [, ms, id] = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor ?? '') ?? []
  return ms && id ? { at: new Date(Number(ms)), id } : null
}

function shownAttempt({ id, item, answer, verdict, at }: AnswerRow, { taught, find }: Known): OwnAttempt {
  const given = { id, at: at.toISOString(), verdict }
  const thing = find(item)
  const place = thing ? lessonPlace(thing.lesson) : null
  const exercise = taught.exercise(item)
  const word = taught.word(item)
  if (exercise) {
    const { data, instruction } = exercise
    const options = new Map(data.options.map((option) => [option.key, option.value || option.nativeValue]))
    const words = (text: string | string[]) =>
      Array.isArray(text) ? text.join(' ') : (options.get(text) ?? text)
    return {
      ...given,
      question: data.question ?? instruction,
      ...{ hindi: data.said?.hindi ?? '', english: data.said?.english ?? '' },
      answer: words(answer),
      right: data.answerWords.length > 0 ? data.answerWords.join(' ') : words(data.answer),
      place,
    }
  }
  const text = Array.isArray(answer) ? answer.join(' ') : answer
  const chosen = taught.word(text)
  if (!word) return { ...given, question: '', hindi: '', english: '', answer: text, right: '', place }
  return {
    ...given,
    question: questionOf(chosen ? 'read' : 'write', word),
    ...{ hindi: chosen ? word.native : '', english: chosen ? '' : word.meaning },
    answer: chosen ? chosen.meaning : text,
    right: chosen ? word.meaning : word.native,
    place,
  }
}
