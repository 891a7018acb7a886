import type { FastifyInstance } from 'fastify'
import {
  figures,
  filmFigures,
  hardestExercises,
  learningFigures,
  paymentFigures,
} from '#calls/admin-figures.ts'
import { leaveFilm } from '#calls/film-place.ts'
import { savesProgress } from '../courses/learner-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import { everySecond } from '../every-second.ts'
import { Refusal } from '../refusal.ts'
import { serveLate } from '../replica/serve-late.ts'
import { serve } from '../serve.ts'
import { countNext } from './count-days.ts'
import { cohorts, figureDays, filmRows, paidMonths, thingSums } from './figure-store.ts'
import { saveFilmPlace } from './film-figure-store.ts'
import { hardExercises } from './hard-exercises.ts'
import { shownFilms, shownLearning } from './learning-figures.ts'

/** Between two looks for a day to count, where none waits. */
const pause = 20_000

export function registerFigures(app: FastifyInstance): void {
  const { sql, now } = app.deps
  // A server has more urgent things to do in its first seconds.
  let nextLook = Date.now() + pause
  const count = async () => {
    if (Date.now() < nextLook) return false
    const isMore = await countNext(sql, now())
    if (!isMore) nextLook = Date.now() + pause
    return isMore
  }
  everySecond(app, { name: 'Counting', round: count })

  serveLate(app, figures, async ({ query }, reads) => ({
    ...(await figureDays(reads, query.days)),
    cohorts: await cohorts(reads),
  }))
  serveLate(app, learningFigures, async (_, reads) =>
    shownLearning(await taughtNow(sql), await thingSums(reads)),
  )
  serveLate(app, hardestExercises, async ({ query }, reads) =>
    hardExercises(reads, await taughtNow(sql), query.courseId),
  )
  serveLate(app, filmFigures, async (_, reads) => shownFilms(await taughtNow(sql), await filmRows(reads)))
  serveLate(app, paymentFigures, (context, reads) => paidMonths(reads, context.now))

  serve(app, leaveFilm, async ({ student, session, body, now: at }) => {
    const film = (await taughtNow(sql)).film(body.videoId)
    if (!film) throw new Refusal(404, 'There is no such video.')
    const { ms, duration } = body
    if (savesProgress(student, session))
      await saveFilmPlace(sql, { filmId: film.id, studentId: student.id, ms, duration, now: at })
    return { message: 'The place is kept.' }
  })
}
