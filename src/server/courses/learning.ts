import type { FastifyInstance } from 'fastify'
import { registerAnalytics } from '../analytics/analytics-calls.ts'
import { registerCertificates } from '../certificates/certificate-calls.ts'
import { registerCredits } from '../credits/credit-calls.ts'
import { taughtNow } from '../curriculum/taught.ts'
import { registerFeedback } from '../feedback/feedback-calls.ts'
import { registerGoals } from '../goals/goal-calls.ts'
import { registerDownload } from '../lessons/download-call.ts'
import { registerLessons } from '../lessons/lesson-calls.ts'
import type { Media } from '../media/media.ts'
import { registerPlacement } from '../placement/placement-calls.ts'
import { registerPractice } from '../practice/practice-calls.ts'
import { registerReports } from '../reports/report-calls.ts'
import { registerReview } from '../review/review-calls.ts'
import { registerScript } from '../script/script-calls.ts'
import { registerShouldCount } from '../should-count/claim-calls.ts'
import { registerTrial } from '../trial/trial-calls.ts'
import { registerCourses } from './course-calls.ts'

/** Everything that a student learns with. `filesDirs` hold the video files that come with the curriculum. */
export function registerLearning(
  app: FastifyInstance,
  { media, filesDirs }: { media: Media; filesDirs: string[] },
): void {
  registerCourses(app, media)
  registerLessons(app, media)
  registerDownload(app, { media, filesDirs })
  registerPractice(app, media)
  registerShouldCount(app)
  registerTrial(app, media)
  registerReview(app, media)
  registerScript(app, media)
  registerPlacement(app, media)
  registerGoals(app)
  registerAnalytics(app)
  registerFeedback(app)
  registerReports(app)
  registerCertificates(app)
  registerCredits(app)
  // The first student should not wait for it.
  app.addHook('onReady', async () => void (await taughtNow(app.deps.sql)))
}
