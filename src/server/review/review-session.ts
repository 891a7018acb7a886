import type { ReviewItem, ReviewLoad, ReviewSession } from '#calls/review.ts'
import { type Kin, keepApart } from '#rules/review/apart.ts'
import { dayOf, dayStarts, isSameZone, isTimeZone } from '#rules/review/calendar-day.ts'
import { forecast, minutesFor, mostNewOf, todaysQueue } from '#rules/review/queue.ts'
import { strengthOf } from '#rules/review/strength.ts'
import { wordTask } from '#rules/review/word-task.ts'
import { mediaEnding } from '../courses/course-menu.ts'
import { learnerOf, savesProgress } from '../courses/learner-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import { addStay } from '../goals/zone-store.ts'
import { videoDetailsOf } from '../lessons/video-details.ts'
import type { Media } from '../media/media.ts'
import { shownExercise } from '../practice/exercise-shown.ts'
import type { Context } from '../serve.ts'
import { cardsForToday, enough, itemsDue } from './card-store.ts'
import { dueByDay, newCards, reviewSoFar } from './load-store.ts'
import { dueIn, type OpenCard, openCards } from './open-cards.ts'
import { wordKind } from './rated-things.ts'
import { kinOf, thingFinder } from './remembered-things.ts'
import { wordExercise } from './word-exercise.ts'

type Asking = Context<unknown, { timeZone?: string | undefined }>
type Asked = OpenCard & Kin

/** Today, of a student: what it asks for, and how much that is. */
async function today(context: Asking) {
  const { sql, student, now } = context
  const timeZone = await zoneOf(context)
  const starts = dayStarts(now, timeZone, 9)
  const [start = now, tomorrow = now] = starts
  const days = { today: start, tomorrow }
  const [taught, learner, cards, { most, pace, hasBegun, ...done }] = await Promise.all([
    taughtNow(sql),
    learnerOf(sql, student, now),
    cardsForToday(sql, student.id, days),
    reviewSoFar(sql, student.id, start),
  ])
  const find = thingFinder(taught, learner)
  const open = await openCards(sql, { studentId: student.id, cards, find, days })
  const queue = todaysQueue(open, { ...done, most }, now).map(
    (card): Asked => ({ ...card, ...kinOf(card.thing) }),
  )
  const asked = keepApart(queue)
  const load: ReviewLoad = {
    due: asked.length,
    minutes: minutesFor(asked.length, pace),
    isCatchingUp: dueIn(open) > most - done.reviewed,
    hasBegun,
  }
  /** How much of what is due waits for the next days. */
  const leftOver = async () => {
    if (dueIn(open) < enough) return dueIn(open) - dueIn(asked)
    const all = await itemsDue(sql, student.id, days)
    return all.filter(find).length - dueIn(asked)
  }
  return { load, asked, leftOver, most, taught, find, starts, timeZone }
}

export async function shownLoad(context: Asking): Promise<ReviewLoad> {
  return (await today(context)).load
}

/** Today's review whole: every item with its media, and what the next days bring. */
export async function shownSession(context: Asking, media: Media): Promise<ReviewSession> {
  const { sql, student, now } = context
  const { load, asked, leftOver, most, taught, find, starts, timeZone } = await today(context)
  const [falling, met, over] = await Promise.all([
    dueByDay(sql, student.id, starts),
    newCards(sql, student.id),
    leftOver(),
  ])
  const fresh = met.filter(find).length - asked.filter(({ state }) => state === 0).length
  const open = falling.filter(({ itemId }) => find(itemId))
  const [first = 0, ...others] = starts
    .slice(2)
    .map((_, at) => open.filter(({ day }) => day === at + 1).length)
  const days = forecast(withNew([first + over, ...others], fresh, mostNewOf(most)), most)
  return {
    ...load,
    items: await Promise.all(asked.map((card) => shownItem(card, { taught, media, now }))),
    forecast: days.map((due, at) => ({ day: dayOf(starts[at + 1] ?? now, timeZone), due })),
  }
}

/** New things come at their own measure, on top of what falls due. */
function withNew(falling: number[], fresh: number, aDay: number): number[] {
  return falling.map((due, at) => due + Math.max(0, Math.min(aDay, fresh - at * aDay)))
}

interface Showing {
  taught: Taught
  media: Media
  now: Date
}

async function shownItem(card: Asked, { taught, media, now }: Showing): Promise<ReviewItem> {
  const { thing, itemId, kind, about, mentions } = card
  const strength = strengthOf(card, now)
  const until = mediaEnding(thing.lesson, now)
  const spoken = { media, languageId: thing.lesson.course.languageId, ...until }
  const shown = { cardId: itemId, kind, strength, about, mentions: [...mentions] }
  if (thing.word) {
    const task = wordTask(wordKind(thing.word), strength)
    return { ...shown, task, exercise: wordExercise(thing, task, { taught, spoken }) }
  }
  const film = thing.lesson.films.find(({ id }) => id === thing.exercise.data.watch?.filmId)
  const video = film ? await videoDetailsOf(film, media, until) : null
  const exercise = shownExercise(thing.exercise, { ...spoken, video, isCompleted: false })
  return { ...shown, task: 'exercise', exercise }
}

/** The zone that the browser tells, kept for the days that the server counts; the kept one where it tells none. */
async function zoneOf({ sql, student, session, query, now }: Asking): Promise<string> {
  const told = query.timeZone
  if (told === undefined || !isTimeZone(told) || isSameZone(told, student.timeZone)) return student.timeZone
  if (savesProgress(student, session)) {
    await sql.begin((tx) => addStay(tx, student.id, { since: now, timeZone: told }))
  }
  return told
}
