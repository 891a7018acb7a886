import type { Tx } from '../database/sql.ts'
import type { Card } from './card-store.ts'

export interface ListedWord
  extends Pick<Card, 'itemId' | 'createdAt' | 'due' | 'stability' | 'lastReview' | 'lapses'> {}

/** A place in a list: what stood there last. */
export interface Place {
  at: Date
  itemId: string
}

interface Listing {
  /** Which things: those that are searched for, and that the student may see. */
  itemIds: string[]
  after: Place | null
  most: number
}

/** The newest first, after a place in the list where one is given. */
export async function wordsOf(
  tx: Tx,
  studentId: string,
  { itemIds, after, most }: Listing,
): Promise<ListedWord[]> {
  return tx<ListedWord[]>`
    select item_id as "itemId", created_at as "createdAt", due, stability, last_review as "lastReview", lapses
    from review_cards where student_id = ${studentId} and kind in ('word', 'letter') and item_id = any(${itemIds})
      and (${after === null} or (created_at, item_id) < (${after?.at ?? null}::timestamptz, ${after?.itemId ?? ''}))
    order by created_at desc, item_id desc limit ${most}`
}

export interface ListedMistake {
  itemId: string
  missedAt: Date
  rightOn: string | null
  /** The last wrong answer; null where it is not in the log. */
  answer: string | string[] | null
}

/** What is not mended yet, the latest first, with what was answered. */
export async function mistakesOf(
  tx: Tx,
  studentId: string,
  { itemIds, after, most }: Listing,
): Promise<ListedMistake[]> {
  return tx<ListedMistake[]>`
    select item_id as "itemId", last_review as "missedAt", right_on as "rightOn", wrong.answer
    from review_cards left join lateral (
      select answer from attempts where attempts.student_id = ${studentId}
        and exercise_id = item_id and verdict = 'wrong' order by answered_at desc limit 1) wrong on true
    where review_cards.student_id = ${studentId} and kind = 'mistake' and mended_at is null
      and item_id = any(${itemIds})
      and (${after === null} or (last_review, item_id) < (${after?.at ?? null}::timestamptz, ${after?.itemId ?? ''}))
    order by last_review desc, item_id desc limit ${most}`
}

/** How many of these the student has: words met, or mistakes that wait. */
export async function countOf(
  tx: Tx,
  studentId: string,
  { itemIds, kinds }: { itemIds: string[]; kinds: Card['kind'][] },
): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from review_cards where student_id = ${studentId} and kind = any(${kinds})
      and mended_at is null and item_id = any(${itemIds})`
  return row?.count ?? 0
}
