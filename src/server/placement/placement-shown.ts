import type { Placement, PlacementResult } from '#calls/placement.ts'
import {
  judgements,
  mostQuestions,
  nextItem,
  type PlacementAnswer,
  partDone,
} from '#rules/placement/placement-flow.ts'
import { learnerOf } from '../courses/learner-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import { lessonStates } from '../lessons/lesson-states.ts'
import type { Media } from '../media/media.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { answersIn, latestAttempt, type PlacementAttempt } from './placement-store.ts'
import { shownQuestion } from './question-shown.ts'
import { shownResult } from './result-shown.ts'

type Asking = Pick<Context, 'sql' | 'student' | 'now'>

/** Where a student stands: before the test, at a question of it, or with its result. */
export async function shownPlacement(asking: Asking, languageId: string, media: Media): Promise<Placement> {
  const { sql, student } = asking
  const taught = await taughtNow(sql)
  const language = taught.languages.find(({ id }) => id === languageId)
  if (!language) throw new Refusal(404, 'There is no such language.')
  const items = taught.placement(languageId)
  const attempt = await latestAttempt(sql, student.id, languageId)
  const offered = { languageId, languageName: language.name, isOffered: items.length > 0, mostQuestions }
  const nothing = { attemptId: null, endedAt: null, progress: 0, question: null, result: null }
  if (!attempt || items.length === 0) return { ...offered, ...nothing }
  const answers = await answersIn(sql, attempt.id)
  const { id: seed, background, endedAt } = attempt
  const item = endedAt ? null : nextItem({ items, background, seed }, answers)
  const result = item ? null : await resultOf(asking, { taught, attempt, answers })
  return {
    ...offered,
    attemptId: seed,
    endedAt: endedAt?.toISOString() ?? null,
    progress: partDone(answers, item?.skill ?? null) * 100,
    question: item && shownQuestion(item, { number: answers.length + 1, seed, media }),
    result,
  }
}

interface Answered {
  taught: Taught
  attempt: PlacementAttempt
  answers: PlacementAnswer[]
}

async function resultOf(
  { sql, student, now }: Asking,
  { taught, attempt: { languageId, background }, answers }: Answered,
): Promise<PlacementResult> {
  const courses = taught.courses.filter((course) => course.languageId === languageId)
  const lessons = courses.flatMap((course) => course.lessons)
  const [learner, states] = await Promise.all([
    learnerOf(sql, student, now),
    lessonStates(sql, student.id, { taught, lessons }),
  ])
  const items = taught.placement(languageId)
  return shownResult(judgements(background, answers), answers, { items, courses, learner, states })
}
