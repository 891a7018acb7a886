import { messageOf } from '../call-error.ts'
import { laterFile } from '../ui/later.tsx'
import type { Plan } from './download-lesson.ts'
import { type NamedLesson, stand, type Touched } from './downloads.ts'

/** Most visits download nothing. */
const fetching = laterFile(() => import('./fetch-download.ts'))

export const weighLesson = (lesson: NamedLesson) =>
  begin({ is: 'weighing', lesson }, (file) => file.weigh(lesson))

export const fetchLesson = (plan: Plan) =>
  begin({ is: 'coming', lesson: plan, percent: 0 }, (file) => file.bring(plan))

/** Goes on after a break: weighed anew, for addresses end; what is here stays. */
export const resumeLesson = (lesson: NamedLesson) =>
  begin({ is: 'weighing', lesson }, (file) => file.resume(lesson))

type Work = (file: typeof import('./fetch-download.ts')) => Promise<void>

async function begin(standing: Touched, work: Work): Promise<void> {
  stand(standing)
  try {
    await work(await fetching.fetched())
  } catch (error) {
    stand({ is: 'failed', lesson: standing.lesson, why: messageOf(error) })
  }
}
