import type { ReviewAnswer } from '#calls/review.ts'
import { answeredAt } from '#rules/answered-at.ts'
import type { CheckedAnswer } from '#rules/check-choice.ts'
import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import { learnerOf, savesProgress } from '../courses/learner-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import { openNowOrThen } from '../lessons/lesson-gate.ts'
import { addAttempt } from '../practice/attempt-store.ts'
import { judge } from '../practice/judge-exercise.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { cardOf } from './card-store.ts'
import { gradedAnswer, rateCard } from './rate.ts'
import { ratedThings } from './rated-things.ts'
import { type Thing, thingFinder } from './remembered-things.ts'
import { judgeWord } from './word-exercise.ts'

type Answering = Context<unknown, unknown, ReviewAnswer>

/** Judges an answer of the review, logs it, and says when the thing comes again. */
export async function answerReview(context: Answering): Promise<CheckedAnswer & { due: string }> {
  const { sql, student, session, body, now } = context
  const [taught, card] = await Promise.all([taughtNow(sql), cardOf(sql, student.id, body.cardId)])
  if (!card) throw new Refusal(404, 'This is not among the things that you are learning.')
  const open = async (moment: Date) => {
    const thing = thingFinder(taught, await learnerOf(sql, student, moment))(card.itemId)
    if (!thing) throw new Refusal(403, 'This lesson is not open to you just now.')
    return thing
  }
  const thing = await openNowOrThen(open, { now, earlier: answeredAt(now, body.ago) })
  const judged = judgeThing(thing, body.answer, taught)
  if (!savesProgress(student, session)) return { ...judged, due: card.due.toISOString() }
  const rated = await saveAnswer(context, thing, judged)
  return { ...judged, due: (rated ?? card).due.toISOString() }
}

function judgeThing(thing: Thing, answer: string | string[], taught: Taught): CheckedAnswer {
  return thing.word
    ? judgeWord(thing, answer, taught)
    : judge(thing.exercise, answer, { taught, lesson: thing.lesson })
}

function saveAnswer(context: Answering, thing: Thing, { verdict }: CheckedAnswer) {
  const { sql, student } = context
  const { cardId, ...attempt } = context.body
  const now = answeredAt(context.now, attempt.ago)
  const isSentence = thing.exercise ? ratedThings(thing.exercise, thing.lesson)?.isSentence === true : false
  const logged = gradedAnswer({ ...attempt, verdict }, answerKind(thing, attempt.answer), 'review')
  return sql.begin(async (tx) => {
    // An exercise's answer is an attempt like any other (domain 14).
    if (thing.exercise) {
      await addAttempt(tx, { ...attempt, studentId: student.id, exerciseId: cardId, verdict, now })
    }
    return rateCard(tx, cardId, { student, now, logged, isSentence })
  })
}

/** A word is chosen by its id, or written. */
function answerKind({ word, exercise }: Thing, answer: string | string[]) {
  if (exercise) return exerciseTypes[exercise.questionType as ExerciseType].answer
  const isChosen = typeof answer === 'string' && answer.startsWith(`${word.languageId}.`)
  return isChosen ? 'text' : 'type'
}
