import type { FastifyInstance } from 'fastify'
import { myMistakes, myWords, review, reviewAnswers, reviewLoad } from '#calls/review.ts'
import type { Media } from '../media/media.ts'
import { serve } from '../serve.ts'
import { myMistakesPage, myWordsPage } from './notebook.ts'
import { answerReview } from './review-answer.ts'
import { shownLoad, shownSession } from './review-session.ts'

export function registerReview(app: FastifyInstance, media: Media): void {
  serve(app, review, (context) => shownSession(context, media))
  serve(app, reviewLoad, shownLoad)
  serve(app, reviewAnswers, answerReview)
  serve(app, myWords, (context) => myWordsPage(context, media))
  serve(app, myMistakes, myMistakesPage)
}
