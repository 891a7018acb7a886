import type { FastifyInstance, FastifyReply } from 'fastify'
import { hasBegun } from '#rules/tutor-requests.ts'
import { hashOf } from '../accounts/sessions/tokens.ts'
import { stillPolicy } from '../site/content-security.ts'
import { takeFormsOnly, wordsIn } from './answer-forms.ts'
import { answeredPage, answerPage, endedPage, pastPage } from './answer-pages.ts'
import { settleRequest, unlessMeanwhile } from './settle-request.ts'
import { requestsOf, type TutorRequestRow } from './tutor-request-store.ts'

type Asked = { Querystring: Record<string, unknown>; Body: Record<string, string> | undefined }

const answers = {
  accept: { status: 'accepted', event: 'accepted' },
  decline: { status: 'declined', event: 'declined' },
  reply: { status: 'done', event: 'answered' },
} as const

/** Where a tutor answers, with the link of a mail and without an account. Looking changes nothing: mail scanners look. */
export function registerAnswers(app: FastifyInstance): void {
  const { sql, config, now } = app.deps

  async function waitingFor(query: Record<string, unknown>): Promise<TutorRequestRow | null> {
    if (typeof query.token !== 'string') return null
    const [request] = await requestsOf(sql, { answerHash: hashOf(query.token) })
    return request?.status === 'asked' ? request : null
  }

  app.register(async (scope) => {
    takeFormsOnly(scope)
    scope.get<Asked>('/tutor-answer', async ({ query }, reply) => {
      const request = await waitingFor(query)
      if (!request) return send(reply.status(404), endedPage())
      return hasBegun(request, now()) ? send(reply, pastPage()) : send(reply, answerPage(request))
    })
    scope.post<Asked>('/tutor-answer', async ({ query, body }, reply) => {
      const request = await waitingFor(query)
      if (!request) return send(reply.status(404), endedPage())
      if (hasBegun(request, now())) return send(reply, pastPage())
      const words = wordsIn(body?.reply)
      const answer = answerIn(request, body?.answer, words)
      if (!answer) return send(reply.status(400), answerPage(request))
      const change = { ...answer, reply: saidWith(answer, words, request), now: now(), config }
      const isFirst = await sql.begin(async (tx) => settleRequest(tx, request, change)).catch(unlessMeanwhile)
      return isFirst ? send(reply, answeredPage()) : send(reply.status(404), endedPage())
    })
  })
}

/** Words that were there already say where one meets: who declines has not written them. */
function saidWith({ event }: { event: string }, words: string, { reply }: TutorRequestRow): string {
  return event === 'declined' && words === reply ? '' : words
}

function answerIn({ kind }: TutorRequestRow, name: string | undefined, words: string) {
  if (kind === 'message') return name === 'reply' && words !== '' ? answers.reply : null
  return name === 'accept' || name === 'decline' ? answers[name] : null
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', stillPolicy(html, { frames: 'none' }))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)
}
