import type { Rating, Verdict } from '#rules/review/grade.ts'
import { recoverable } from '#rules/review/queue.ts'
import { type Memory, spansUntil } from '#rules/review/schedule.ts'
import { arrayText, gathered } from '../database/gathered.ts'
import type { Tx } from '../database/sql.ts'

export type CardKind = 'word' | 'letter' | 'sentence' | 'mistake'

/** One thing that a student is to remember. */
export interface Card extends Memory {
  itemId: string
  kind: CardKind
  createdAt: Date
  /** Of a mistake: the day on which it was first answered right. */
  rightOn: string | null
  mendedAt: Date | null
}

/** One rating of one thing, as it is logged. */
export interface LoggedRating {
  id: string
  source: 'lesson' | 'review'
  rating: Rating
  verdict: Verdict
  answer: string | string[]
  ms: number
  hints: number
}

const columns = (tx: Tx) => tx`item_id as "itemId", kind, created_at as "createdAt", state, due, stability,
  difficulty, scheduled_days as "scheduledDays", learning_steps as "learningSteps", reps, lapses,
  last_review as "lastReview", right_on as "rightOn", mended_at as "mendedAt"`

/** Adds what is not there yet. Always in one order, so that two answers at once never wait for each other. */
export async function addCards(
  tx: Tx,
  studentId: string,
  { cards, now }: { cards: { itemId: string; kind: CardKind }[]; now: Date },
): Promise<void> {
  if (cards.length === 0) return
  const inOrder = cards.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1))
  const rows = inOrder.map(({ itemId, kind }) => {
    return { student_id: studentId, item_id: itemId, kind, created_at: now, due: now }
  })
  await tx`insert into review_cards ${tx(rows)} on conflict do nothing`
}

/** A card, held until the transaction ends. */
export async function heldCard(tx: Tx, studentId: string, itemId: string): Promise<Card | undefined> {
  const [card] = await tx<Card[]>`select ${columns(tx)} from review_cards
    where student_id = ${studentId} and item_id = ${itemId} for update`
  return card
}

/** A student's cards of these things, as far as there are any. */
export const cardsOf = gathered<{ studentId: string; itemIds: string[] }, Card[]>(async (sql, asks) => {
  const students = asks.map(({ studentId }) => studentId)
  const items = asks.map(({ itemIds }) => arrayText(itemIds))
  const rows = await sql<(Card & { place: number })[]>`
    select asked.place::int, card.*
    from (select student, items::text[] as items, place
      from unnest((select ${students}::text[]), (select ${items}::text[])) with ordinality as each_of (student, items, place) offset 0) asked
    cross join lateral (select ${columns(sql)} from review_cards
      where student_id = asked.student and item_id = any(asked.items)) card`
  const found = asks.map((): Card[] => [])
  for (const { place, ...card } of rows) found[place - 1]?.push(card)
  return found
})

export async function cardOf(tx: Tx, studentId: string, itemId: string): Promise<Card | undefined> {
  const [card] = await tx<Card[]>`select ${columns(tx)} from review_cards
    where student_id = ${studentId} and item_id = ${itemId}`
  return card
}

/** Logs a rating; false where it is there already (domain 14). */
export async function logRating(
  tx: Tx,
  { studentId, card, now }: { studentId: string; card: Card; now: Date },
  logged: LoggedRating,
): Promise<boolean> {
  const { id, source, rating, verdict, answer, ms, hints } = logged
  const added =
    await tx`insert into review_log (student_id, id, item_id, kind, source, rating, state, verdict,
      answer, ms, hints, reviewed_at)
    values (${studentId}, ${id}, ${card.itemId}, ${card.kind}, ${source}, ${rating}, ${card.state}, ${verdict},
      ${JSON.stringify(answer)}::text::jsonb, ${ms}, ${hints}, ${now})
    on conflict do nothing`
  return added.count > 0
}

export async function saveCard(tx: Tx, studentId: string, card: Card): Promise<void> {
  const { itemId, kind, state, due, stability, difficulty, reps, lapses, lastReview, rightOn, mendedAt } =
    card
  await tx`update review_cards set kind = ${kind}, state = ${state}, due = ${due}, stability = ${stability},
      difficulty = ${difficulty}, scheduled_days = ${card.scheduledDays}, learning_steps = ${card.learningSteps},
      reps = ${reps}, lapses = ${lapses}, last_review = ${lastReview}, right_on = ${rightOn}, mended_at = ${mendedAt}
    where student_id = ${studentId} and item_id = ${itemId}`
}

/** More than a day asks for: some may belong to lessons that are no longer open. */
export const enough = 300
const lastCall = spansUntil(recoverable)

/** How many times its stability has passed since a card was last asked for. */
const spans = (tx: Tx, now: Date) =>
  tx`extract(epoch from ${now}::timestamptz - last_review) / 86400 / greatest(stability, 0.001)`

/** Where today begins, and where it ends. */
export interface Days {
  today: Date
  tomorrow: Date
}

const isDue = (tx: Tx, studentId: string, { today, tomorrow }: Days) =>
  tx`student_id = ${studentId} and mended_at is null and state > 0 and due < ${tomorrow}
    and last_review < ${today}`

/** All that is due, however much it is: after a long absence, what the next days bring. */
export async function itemsDue(tx: Tx, studentId: string, days: Days): Promise<string[]> {
  const rows = await tx<{ itemId: string }[]>`
    select item_id as "itemId" from review_cards where ${isDue(tx, studentId, days)}`
  return rows.map(({ itemId }) => itemId)
}

/** All that is remembered, due or not. */
export async function itemsKept(tx: Tx, studentId: string): Promise<string[]> {
  const rows = await tx<{ itemId: string }[]>`
    select item_id as "itemId" from review_cards where student_id = ${studentId} and mended_at is null`
  return rows.map(({ itemId }) => itemId)
}

/**
 * What is due before today ends and was not asked for today, what is most forgotten and can be recovered first (as in
 * the rules' queue); then what was met before today, the oldest first. Of each as much as a day could need.
 * `within`: of these things alone.
 */
export async function cardsForToday(
  tx: Tx,
  studentId: string,
  { today, tomorrow, within }: Days & { within?: string[] },
): Promise<Card[]> {
  const among = within ? tx`and item_id = any(${within})` : tx``
  const [due, met] = await Promise.all([
    tx<
      Card[]
    >`select ${columns(tx)} from review_cards where ${isDue(tx, studentId, { today, tomorrow })} ${among}
      order by ${spans(tx, tomorrow)} > ${lastCall}::float8, abs(${spans(tx, tomorrow)} - ${lastCall}::float8), item_id
      limit ${enough}`,
    tx<Card[]>`select ${columns(tx)} from review_cards where student_id = ${studentId} and state = 0
      and created_at < ${today} ${among} order by created_at, item_id limit ${enough}`,
  ])
  return [...due, ...met]
}
