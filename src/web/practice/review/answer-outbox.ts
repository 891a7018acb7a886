import { z } from 'zod'
import { ReviewAnswer, reviewAnswers } from '#calls/review.ts'
import '../../zod-without-eval.ts'
import { call } from '../../call.ts'
import { CallError } from '../../call-error.ts'
import { deviceShelf } from '../../saving/shelf.ts'

/** `since`: when it was answered, by this device's clock. */
const Kept = ReviewAnswer.extend({ since: z.number().default(() => Date.now()) })
type Kept = z.infer<typeof Kept>
const keyOf = (studentId: string) => `unsent-review-${studentId}`

function kept(studentId: string): Kept[] {
  try {
    return z.array(Kept).parse(JSON.parse(deviceShelf.getItem(keyOf(studentId)) ?? '[]'))
  } catch {
    return []
  }
}

function keep(studentId: string, answers: Kept[]): void {
  if (answers.length === 0) deviceShelf.removeItem(keyOf(studentId))
  else deviceShelf.setItem(keyOf(studentId), JSON.stringify(answers))
}

/** Keeps an answer on this device until the academy has it. */
export function keepAnswer(studentId: string, answer: ReviewAnswer): void {
  keep(studentId, [...kept(studentId), { ...answer, since: Date.now() }])
}

/** Sends what waits, in its order, one tab at a time. Says whether all is stored. */
export function sendAnswers(studentId: string): Promise<boolean> {
  return navigator.locks.request(`review-${studentId}`, async () => {
    for (const answer of kept(studentId)) {
      if (!(await isSettled(answer))) return false
      keep(
        studentId,
        kept(studentId).filter(({ id }) => id !== answer.id),
      )
    }
    return true
  })
}

/** Stored, or refused for good; all else may mend. */
async function isSettled({ since, ...answer }: Kept): Promise<boolean> {
  try {
    await call(reviewAnswers, { body: { ...answer, ago: Math.max(0, Date.now() - since) } })
    return true
  } catch (error) {
    return error instanceof CallError && [400, 403, 404].includes(error.status)
  }
}
