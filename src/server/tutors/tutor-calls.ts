import type { FastifyInstance } from 'fastify'
import {
  cancelTutorRequest,
  moveTutorRequest,
  ownTutorRequests,
  rateTutorRequest,
  requestTutor,
  tutorList,
  tutorSlots,
} from '#calls/tutors.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { registerTutorKeeping } from './admin-tutor-calls.ts'
import { registerAnswers } from './answer-routes.ts'
import { askTutor } from './ask-tutor.ts'
import { cancelLesson, moveLesson, rateLesson } from './change-lesson.ts'
import { freeHours } from './free-hours.ts'
import { registerTutorRecordings } from './recordings/tutor-recording-calls.ts'
import { requestsOf } from './tutor-request-store.ts'
import { triedTutors, tutorById, tutorsIn } from './tutor-store.ts'
import { requestShown, tutorShown } from './tutors-shown.ts'

export function registerTutors(app: FastifyInstance): void {
  serve(app, tutorList, async ({ sql, query, student }) => {
    const rows = await tutorsIn(sql, { languageId: query.language_id ?? null })
    const tried = await triedTutors(sql, student.id)
    return { tutor: rows.map((row) => tutorShown(row, tried)) }
  })

  serve(app, tutorSlots, async ({ sql, params, now }) => {
    const tutor = await tutorById(sql, params.id)
    if (!tutor?.isActive) throw new Refusal(404, 'There is no such tutor.')
    const free = await freeHours(sql, tutor, { now })
    return free.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }))
  })

  serve(app, requestTutor, async (context) => ({
    id: await askTutor(context),
    message: said[context.body.type],
  }))

  serve(app, ownTutorRequests, async ({ sql, student, now }) =>
    (await requestsOf(sql, { studentId: student.id })).map((row) => requestShown(row, now)),
  )
  serve(app, cancelTutorRequest, async (context) => requestShown(await cancelLesson(context), context.now))
  serve(app, moveTutorRequest, async (context) => requestShown(await moveLesson(context), context.now))
  serve(app, rateTutorRequest, async (context) => requestShown(await rateLesson(context), context.now))

  registerTutorKeeping(app)
  registerAnswers(app)
  registerTutorRecordings(app)
}

/** spec 8 */
const said = {
  message: 'Message has been sent successfully',
  lesson: 'Your request has been sent successfully',
}
