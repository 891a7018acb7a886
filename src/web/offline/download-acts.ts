import { messageOf } from '../call-error.ts'
import type { Plan } from './download-lesson.ts'
import { type NamedLesson, stand, type Touched } from './downloads.ts'

export const weighLesson = (lesson: NamedLesson) =>
  begin({ is: 'weighing', lesson }, (file) => file.weigh(lesson))

export const fetchLesson = (plan: Plan) =>
  begin({ is: 'coming', lesson: plan, percent: 0 }, (file) => file.bring(plan))

/** Goes on after a break: weighed anew, for addresses end; what is here stays. */
export const resumeLesson = (lesson: NamedLesson) =>
  begin({ is: 'weighing', lesson }, (file) => file.resume(lesson))

type Work = (file: typeof import('./fetch-download.ts')) => Promise<void>

/** By a file of its own: most visits download nothing. */
async function begin(standing: Touched, work: Work): Promise<void> {
  stand(standing)
  try {
    await work(await import('./fetch-download.ts'))
  } catch (error) {
    stand({ is: 'failed', lesson: standing.lesson, why: messageOf(error) })
  }
}
