import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answerPlacement, placement, startPlacement } from '#calls/placement.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Media } from '../media/media.ts'
import { serve } from '../serve.ts'
import { takeAnswer } from './placement-answer.ts'
import { shownPlacement } from './placement-shown.ts'
import { addAttempt } from './placement-store.ts'

export function registerPlacement(app: FastifyInstance, media: Media): void {
  serve(app, placement, (context) => shownPlacement(context, context.query.languageId, media))

  serve(app, startPlacement, async (context) => {
    const { languageId, background } = context.body
    const begun = { id: randomUUID(), languageId, background, now: context.now }
    const { placement } = await taughtNow(context.sql)
    if (placement(languageId).length > 0) await addAttempt(context.sql, context.student.id, begun)
    return shownPlacement(context, languageId, media)
  })

  serve(app, answerPlacement, async (context) =>
    shownPlacement(context, await takeAnswer(context, context.body), media),
  )
}
