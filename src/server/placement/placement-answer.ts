import type { PlacementChoice } from '#calls/placement.ts'
import { nextItem } from '#rules/placement/placement-flow.ts'
import { taughtNow } from '../curriculum/taught.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { addAnswer, answersIn, endAttempt, lockAttempt } from './placement-store.ts'

/** Judges an answer and keeps it, if it is to the question that is asked now. Gives the test's language. */
export async function takeAnswer(
  { sql, student, now }: Pick<Context, 'sql' | 'student' | 'now'>,
  { attemptId, itemId, chosen, ms }: PlacementChoice,
): Promise<string> {
  const taught = await taughtNow(sql)
  return sql.begin(async (tx) => {
    const attempt = await lockAttempt(tx, student.id, attemptId)
    if (!attempt) throw new Refusal(404, 'There is no such test.')
    const { languageId, background, endedAt } = attempt
    const test = { items: taught.placement(languageId), background, seed: attemptId }
    const answers = await answersIn(tx, attemptId)
    const item = endedAt ? null : nextItem(test, answers)
    if (!item || item.id !== itemId) return languageId
    const isOption = chosen === null || item.data.options.some(({ key }) => key === chosen)
    if (!isOption) throw new Refusal(400, 'This is none of the answers.')
    const outcome = chosen === null ? 'unknown' : chosen === item.data.answer ? 'right' : 'wrong'
    const { skill, level } = item
    const answer = { itemId, skill, level, outcome, ms } as const
    const place = answers.length + 1
    await addAnswer(tx, { attemptId, studentId: student.id, now }, { ...answer, place, chosen })
    if (!nextItem(test, [...answers, answer])) await endAttempt(tx, attemptId, now)
    return languageId
  })
}
