import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import { freshMemory } from '#rules/review/schedule.ts'
import type { Sql } from '../database/sql.ts'
import { type Card, cardsOf, type LoggedRating } from './card-store.ts'
import type { Learning, LessonAnswer } from './feed.ts'
import { cardsFor, gradedAnswer, ratedCard, ratedIds } from './rate.ts'
import { ratedThings } from './rated-things.ts'

/** What an answer changes of a card, worked out before anything is held: `before` is the card it was worked out from. */
export interface PlannedRating {
  before: Card | null
  after: Card
  logged: LoggedRating
  state: number
  kind: Card['kind']
  at: Date
}

/** What `feedAnswer` would do, from the cards as they stand now. */
export async function planFeed(
  sql: Sql,
  { student, now }: Learning,
  { exercise, lesson, attempt, verdict }: LessonAnswer,
): Promise<PlannedRating[]> {
  const things = ratedThings(exercise, lesson)
  if (!things) return []
  const { answer: kind } = exerciseTypes[exercise.questionType as ExerciseType]
  const logged = gradedAnswer({ ...attempt, verdict }, kind, 'lesson')
  const cards = await cardsOf(sql, { studentId: student.id, itemIds: ratedIds(things) })
  const known = new Map(cards.map((card) => [card.itemId, card]))
  const added = new Map(cardsFor(things, { logged }).map((card) => [card.itemId, newCard(card, now)]))
  return ratedIds(things).flatMap((itemId) => {
    const before = known.get(itemId) ?? null
    const card = before ?? added.get(itemId)
    if (!card) return []
    const after = ratedCard(card, { student, now, logged, isSentence: things.isSentence })
    return [{ before, after, logged, state: card.state, kind: card.kind, at: now }]
  })
}

function newCard({ itemId, kind }: Pick<Card, 'itemId' | 'kind'>, now: Date): Card {
  return { itemId, kind, createdAt: now, rightOn: null, mendedAt: null, ...freshMemory(now) }
}
