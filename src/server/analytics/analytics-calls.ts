import type { FastifyInstance } from 'fastify'
import { analytics, ownAttempts } from '#calls/analytics.ts'
import { serve } from '../serve.ts'
import { knownTo, shownAnalytics } from './analytics-shown.ts'
import { attemptPage } from './own-attempts.ts'

export function registerAnalytics(app: FastifyInstance): void {
  serve(app, analytics, shownAnalytics)
  serve(app, ownAttempts, async (context) => {
    const { sql, student, query } = context
    return attemptPage(sql, { studentId: student.id, ...query }, await knownTo(context))
  })
}
