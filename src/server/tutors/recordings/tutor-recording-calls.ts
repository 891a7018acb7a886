import type { FastifyInstance } from 'fastify'
import {
  ownTutorRecordingSound,
  ownTutorRecordings,
  ownTutors,
  sendTutorRecording,
} from '#calls/tutor-recordings.ts'
import { Refusal } from '../../refusal.ts'
import { serve } from '../../serve.ts'
import { shownTutor } from '../letters/letter-parts.ts'
import { sendRecording } from './send-recording.ts'
import { readSent } from './sent-sounds.ts'
import { type SpokenKind, spokenTypes } from './spoken-kind.ts'
import { registerRecordingPages } from './tutor-recording-routes.ts'
import { recordingSentShown } from './tutor-recording-shown.ts'
import { ownTutorsOf, recordingsSent } from './tutor-recording-store.ts'

/** What students say and send to a tutor of theirs, and what the tutor says to it. */
export function registerTutorRecordings(app: FastifyInstance): void {
  serve(app, ownTutors, async ({ sql, student }) =>
    (await ownTutorsOf(sql, student.id)).map((row) => ({ _id: row.id, name: shownTutor(row) })),
  )
  serve(app, sendTutorRecording, async (context) => recordingSentShown(await sendRecording(context)))
  serve(app, ownTutorRecordings, async ({ sql, student, now }) =>
    (await recordingsSent(sql, { studentId: student.id, now }))
      .filter(({ isTold }) => isTold)
      .map(recordingSentShown),
  )
  serve(app, ownTutorRecordingSound, async ({ sql, student, params, config, now }) => {
    const [sent] = await recordingsSent(sql, { id: params.id, studentId: student.id, now })
    if (!sent) throw new Refusal(404, 'There is no such recording.')
    const sound = await readSent(sent.file, config)
    const type = spokenTypes[sent.file.split('.').at(-1) as SpokenKind]
    return { sound: `data:${type};base64,${sound.toString('base64')}` }
  })
  registerRecordingPages(app)
}
