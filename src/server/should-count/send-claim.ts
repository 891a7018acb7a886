import type { z } from 'zod'
import type { AnswerClaim, claimAnswer } from '#calls/should-count.ts'
import { normalise } from '#language/normalise.ts'
import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import { openLessonOf } from '../lessons/lesson-gate.ts'
import { newId } from '../new-id.ts'
import { judge } from '../practice/judge-exercise.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { shownClaim } from './claim-shown.ts'
import { addClaim, claimSaying, countClaimsSince, loggedAnswer } from './claim-store.ts'

type Form = z.output<NonNullable<typeof claimAnswer.body>>

const mostADay = 10
/** Claims are found by their answer: an index of PostgreSQL takes no entry of more than 2,700 bytes. */
const mostSigns = 600
const day = 86_400_000
const said = {
  open: 'Thank you. An author will look at your answer.',
  accepted: 'Good news: this answer counts already. Try it once more.',
  declined: 'An author has looked at this answer before, and it does not fit here.',
}
const written = new Set(['type', 'order', 'record'])

/** The answer as it is compared, so that one answer is one claim however it was typed. */
const folded = (answer: string | string[]) => normalise(Array.isArray(answer) ? answer.join(' ') : answer)

/** Keeps a wrong answer for an author: once for each student, exercise and answer, and a few a day. */
export async function sendClaim(
  context: Context<unknown, unknown, Form>,
): Promise<AnswerClaim & { message: string }> {
  const { sql, student, body, now } = context
  const { exerciseId, attemptId, comment } = body
  const opened = await openLessonOf(context, (taught) => taught.exercise(exerciseId))
  const exercise = opened.taught.exercise(exerciseId)
  if (!exercise) throw new Refusal(404, 'There is no such exercise.')
  if (!written.has(exerciseTypes[exercise.questionType as ExerciseType].answer))
    throw new Refusal(400, 'Only an answer that is typed, ordered or spoken can be sent.')
  const attempt = await loggedAnswer(sql, { studentId: student.id, attemptId, exerciseId })
  const answer = folded(body.answer)
  if (answer.length > mostSigns)
    throw new Refusal(400, `An author can look at ${mostSigns} signs at most. Please shorten your answer.`)
  if (!attempt || answer === '' || folded(attempt.answer) !== answer)
    throw new Refusal(404, 'We do not know of this answer yet. Please try again in a moment.')
  if (judge(exercise, attempt.answer, opened).correct) throw new Refusal(409, said.accepted)
  const claim = { studentId: student.id, exerciseId, answer }
  await sql.begin(async (tx) => {
    const count = await countClaimsSince(tx, student.id, new Date(now.getTime() - day))
    if (await claimSaying(tx, claim)) return
    if (count >= mostADay)
      throw new Refusal(429, 'You have sent many answers today. Please send the next one tomorrow.', {
        retryAfter: day / 1000,
      })
    await addClaim(tx, { ...claim, id: newId(), attemptId, comment, now })
  })
  const kept = await claimSaying(sql, claim)
  if (!kept) throw new Refusal(503, 'Please try again in a moment.')
  return { ...shownClaim(kept, opened.taught), message: said[kept.state] }
}
