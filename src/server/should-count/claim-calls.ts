import type { FastifyInstance } from 'fastify'
import {
  adminAnswerClaims,
  answerClaims,
  answerClaimsTold,
  claimAnswer,
  decideAnswerClaim,
} from '#calls/should-count.ts'
import { forgetTaught, taughtNow } from '../curriculum/taught.ts'
import { notifyAll } from '../notifications/notify.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { cursorOf, placeAt } from './claim-cursor.ts'
import { claimNews } from './claim-news.ts'
import { listedClaim, shownClaim } from './claim-shown.ts'
import { claimById, claimsIn, claimsOf, decide, markTold } from './claim-store.ts'
import { sendClaim } from './send-claim.ts'

const pageSize = 50

/** “My answer should count”: a queue of answers, on which an author decides. */
export function registerShouldCount(app: FastifyInstance): void {
  serve(app, claimAnswer, sendClaim)

  serve(app, answerClaims, async ({ sql, student, query }) => {
    const [taught, rows] = [await taughtNow(sql), await claimsOf(sql, student.id, query.untold === 'true')]
    return rows.map((row) => shownClaim(row, taught))
  })

  serve(app, answerClaimsTold, async ({ sql, student, body, now }) => {
    return { told: await markTold(sql, student.id, { ids: body.ids, now }) }
  })

  serve(app, adminAnswerClaims, async (context) => {
    const { sql, query } = context
    const after = query.cursor === undefined ? null : placeAt(query.cursor)
    const rows = await claimsIn(sql, query.state, { after, most: pageSize + 1 })
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    if (rows.length > pageSize && last) context.next = cursorOf(last)
    const taught = await taughtNow(sql)
    return page.map((row) => listedClaim(row, taught))
  })

  serve(app, decideAnswerClaim, async ({ sql, params, body, now }) => {
    const taught = await taughtNow(sql)
    await sql.begin(async (tx) => {
      const claim = await claimById(tx, params.id)
      if (!claim) throw new Refusal(404, 'There is no such claim.')
      const decided = await decide(tx, claim, { state: body.state, now })
      if (body.state === 'accepted') await notifyAll(tx, claimNews(decided, claim, taught))
    })
    forgetTaught(sql)
    const decided = await claimById(sql, params.id)
    if (!decided) throw new Refusal(404, 'There is no such claim.')
    return listedClaim(decided, await taughtNow(sql))
  })
}
