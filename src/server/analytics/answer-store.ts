import type { Tx } from '../database/sql.ts'
import { everyAnswer } from '../goals/work-store.ts'

export interface AnswerRow {
  id: string
  item: string
  answer: string | string[]
  verdict: 'exact' | 'accepted' | 'hint' | 'wrong'
  at: Date
}

/** A place in the list of answers: what stood there last. */
export interface AnswerPlace {
  at: Date
  id: string
}

/** The latest answers, after a place in the list where one is given. Only as much is read as is shown. */
export async function latestAnswers(
  tx: Tx,
  studentId: string,
  { after, most }: { after: AnswerPlace | null; most: number },
): Promise<AnswerRow[]> {
  const page = (column: string) => tx`
    ${after ? tx`and (${tx(column)}, id) < (${after.at}, ${after.id}::uuid)` : tx``}
    order by ${tx(column)} desc, id desc limit ${most}`
  return tx<AnswerRow[]>`
    select id, item, answer, verdict, at from (
      (select id, exercise_id as item, answer, verdict, answered_at as at from attempts
        where student_id = ${studentId} ${page('answered_at')})
      union all
      (select id, item_id, answer, verdict, reviewed_at from review_log
        where student_id = ${studentId} and source = 'review' and kind in ('word', 'letter')
        ${page('reviewed_at')})
    ) latest order by at desc, id desc limit ${most}`
}

export interface ExerciseTally {
  id: string
  questionType: string
  lessonId: string
  answers: number
  right: number
}

export async function exerciseTallies(tx: Tx, studentId: string, since: Date): Promise<ExerciseTally[]> {
  return tx<ExerciseTally[]>`
    select exercises.id, question_type as "questionType", lesson_id as "lessonId", answers, "right"
    from (select exercise_id, count(*)::int as answers,
        count(*) filter (where verdict <> 'wrong')::int as "right"
      from attempts where student_id = ${studentId} and answered_at >= ${since} group by exercise_id) given
    join exercises on exercises.id = given.exercise_id`
}

/** How words and letters went, wherever they were asked. */
export async function wordTallies(
  tx: Tx,
  studentId: string,
  since: Date,
): Promise<{ id: string; answers: number; right: number }[]> {
  return tx`
    select item_id as id, count(*)::int as answers, count(*) filter (where verdict <> 'wrong')::int as "right"
    from review_log where student_id = ${studentId} and reviewed_at >= ${since} and kind in ('word', 'letter')
    group by item_id`
}

/** The latest answers that differed from what was expected. */
export async function differingAnswers(
  tx: Tx,
  studentId: string,
  { since, most }: { since: Date; most: number },
): Promise<AnswerRow[]> {
  return tx<AnswerRow[]>`
    select id, item, answer, verdict, at from ${everyAnswer(tx, studentId)} every
    where at >= ${since} and verdict in ('wrong', 'hint') and jsonb_typeof(answer) = 'string'
    order by at desc, id desc limit ${most}`
}

/** Letters taken for their look-alikes, as they are drilled. */
export async function mixedUpLetters(
  tx: Tx,
  studentId: string,
  { since, most }: { since: Date; most: number },
): Promise<{ item: string; instead: string }[]> {
  return tx`select item, instead from script_events
    where student_id = ${studentId} and kind = 'mixed-up' and happened_at >= ${since}
    order by happened_at desc, place desc limit ${most}`
}

export interface CardRow {
  itemId: string
  kind: 'word' | 'letter' | 'sentence' | 'mistake'
  state: number
  due: Date
  stability: number
  lastReview: Date | null
  mendedAt: Date | null
}

export async function allCards(tx: Tx, studentId: string): Promise<CardRow[]> {
  return tx<CardRow[]>`select item_id as "itemId", kind, state, due, stability, last_review as "lastReview",
    mended_at as "mendedAt" from review_cards where student_id = ${studentId}`
}
