import type { AnswerKind } from '#rules/exercise-types.ts'
import { dayOf } from '#rules/review/calendar-day.ts'
import { ratingOf, ratings, type Verdict } from '#rules/review/grade.ts'
import { mend } from '#rules/review/mending.ts'
import { remember } from '#rules/review/schedule.ts'
import type { Tx } from '../database/sql.ts'
import { addCards, type Card, heldCard, type LoggedRating, logRating, saveCard } from './card-store.ts'
import { type RatedThings, wordKind } from './rated-things.ts'

/** Whose answer it was, and when. */
export interface Rating {
  student: { id: string; timeZone: string }
  now: Date
  logged: LoggedRating
}

interface Given {
  id: string
  answer: string | string[]
  ms: number
  hints: number
  verdict: Verdict
}

/** An answer as it is logged for the review, with its grade. */
export function gradedAnswer(
  { id, answer, ms, hints, verdict }: Given,
  kind: AnswerKind,
  source: LoggedRating['source'],
): LoggedRating {
  return { id, answer, ms, hints, verdict, source, rating: ratingOf({ verdict, hints, ms, kind }) }
}

/** What an answer to an exercise says of its word, its sentence, and of a mistake. */
export async function rateExercise(tx: Tx, things: RatedThings, rating: Rating): Promise<void> {
  const { isSentence } = things
  await addCards(tx, rating.student.id, { cards: cardsFor(things, rating), now: rating.now })
  for (const itemId of ratedIds(things)) {
    await rateCard(tx, itemId, { ...rating, isSentence })
  }
}

export function ratedIds({ exerciseId, word }: RatedThings): string[] {
  return [exerciseId, ...(word ? [word.id] : [])].toSorted()
}

/** What is to be remembered after this answer, if it was not before. */
export function cardsFor(
  { exerciseId, isSentence, word }: RatedThings,
  { logged }: Pick<Rating, 'logged'>,
): Pick<Card, 'itemId' | 'kind'>[] {
  const isWrong = logged.verdict === 'wrong'
  const exercise = { itemId: exerciseId, kind: isWrong ? ('mistake' as const) : ('sentence' as const) }
  return [
    ...(word ? [{ itemId: word.id, kind: wordKind(word) }] : []),
    ...(isSentence || isWrong ? [exercise] : []),
  ]
}

/** The new state of a card after one rating; undefined where there is no such card. Said twice, it counts once. */
export async function rateCard(
  tx: Tx,
  itemId: string,
  { student, now, logged, isSentence }: Rating & { isSentence: boolean },
): Promise<Card | undefined> {
  const card = await heldCard(tx, student.id, itemId)
  if (!card) return undefined
  const isNew = await logRating(tx, { studentId: student.id, card, now }, logged)
  if (!isNew) return card
  const rated = ratedCard(card, { student, now, logged, isSentence })
  await saveCard(tx, student.id, rated)
  return rated
}

/** A card as it is after one rating. */
export function ratedCard(card: Card, rating: Rating & { isSentence: boolean }): Card {
  // Clocks of two servers may differ: nothing is remembered before it was last asked for.
  const at = { now: momentOf(card, rating.now), timeZone: rating.student.timeZone }
  return { ...card, ...remember(card, rating.logged.rating, at), ...mended(card, rating) }
}

function momentOf({ lastReview }: Pick<Card, 'lastReview'>, now: Date): Date {
  return lastReview && lastReview > now ? lastReview : now
}

function mended(
  card: Card,
  { student, now, logged, isSentence }: Rating & { isSentence: boolean },
): Pick<Card, 'kind' | 'rightOn' | 'mendedAt'> {
  const { kind, rightOn, mendedAt } = card
  if (kind === 'word' || kind === 'letter') return { kind, rightOn, mendedAt }
  const before = { kind, rightOn, isMended: mendedAt !== null }
  const after = mend(before, {
    isWrong: logged.verdict === 'wrong',
    isShown: logged.rating === ratings.again,
    today: dayOf(now, student.timeZone),
    isSentence,
  })
  return { kind: after.kind, rightOn: after.rightOn, mendedAt: after.isMended ? (mendedAt ?? now) : null }
}
