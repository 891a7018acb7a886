import type { FastifyInstance, FastifyReply } from 'fastify'
import { hashOf } from '../../accounts/sessions/tokens.ts'
import { sendFile } from '../../media/send-file.ts'
import { notify } from '../../notifications/notify.ts'
import type { Deps } from '../../serve.ts'
import { stillPolicy } from '../../site/content-security.ts'
import { takeFormsOnly, wordsIn } from '../answer-forms.ts'
import { shownTutor } from '../letters/letter-parts.ts'
import { bringSent } from './sent-sounds.ts'
import { recordingAnsweredPage, recordingEndedPage, tutorRecordingPage } from './tutor-recording-page.ts'
import { markHeard, recordingsSent, saveAnswer, type TutorRecordingRow } from './tutor-recording-store.ts'

type Asked = { Querystring: { token?: unknown }; Body: Record<string, string> | undefined }

/** Where a tutor hears a student, with the link of a mail and without an account. */
export function registerRecordingPages(app: FastifyInstance): void {
  const { sql, config, now } = app.deps

  async function sentWith({ token }: Asked['Querystring']) {
    if (typeof token !== 'string') return null
    const [sent] = await recordingsSent(sql, { linkHash: hashOf(token), now: now() })
    return sent ? { sent, token } : null
  }

  app.register(async (scope) => {
    takeFormsOnly(scope)
    scope.get<Asked>('/tutor-recording', async ({ query }, reply) => {
      const found = await sentWith(query)
      return found ? send(reply, tutorRecordingPage(found.sent, found.token)) : ended(reply)
    })
    scope.post<Asked>('/tutor-recording', async ({ query, body }, reply) => {
      const found = await sentWith(query)
      if (!found) return ended(reply)
      const answer = wordsIn(body?.answer)
      if (answer === '') return send(reply.status(400), tutorRecordingPage(found.sent, found.token))
      await answerRecording(app.deps, found.sent, answer)
      return send(reply, recordingAnsweredPage(found.sent))
    })
    scope.get<Asked>('/tutor-recording/sound', async (request, reply) => {
      const found = await sentWith(request.query)
      if (!found) return ended(reply)
      const path = await bringSent(found.sent.file, config)
      if (request.method === 'GET') await markHeard(sql, found.sent.id, now())
      return sendFile({ request, reply }, path, 'private, no-store')
    })
  })
}

/** Keeps what the tutor says, and rings the student's bell: once a minute at most, however often it is changed. */
async function answerRecording({ sql, now }: Deps, sent: TutorRecordingRow, answer: string): Promise<void> {
  const at = now()
  await sql.begin(async (tx) => {
    if (!(await saveAnswer(tx, { id: sent.id, answer, now: at }))) return
    await notify(tx, {
      audience: { kind: 'student', id: sent.studentId },
      category: 'officialNews',
      type: 'tutor',
      title: `${shownTutor(sent)} has answered your recording`,
      message: sent.hindi,
      dedupeKey: `tutor-recording/${sent.id}/${Math.floor(at.getTime() / 60_000)}`,
    })
  })
}

function ended(reply: FastifyReply): FastifyReply {
  return send(reply.status(404), recordingEndedPage())
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', stillPolicy(html, { frames: 'none', sounds: 'self' }))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)
}
