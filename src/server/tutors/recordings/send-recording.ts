import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { sendTutorRecording } from '#calls/tutor-recordings.ts'
import { type ExerciseType, exerciseTypes } from '#rules/exercise-types.ts'
import { longestRecordingSeconds, mostRecordingBytes, mostRecordingsADay } from '#rules/tutor-recordings.ts'
import { hashOf, newToken } from '../../accounts/sessions/tokens.ts'
import type { Tx } from '../../database/sql.ts'
import { openLessonOf } from '../../lessons/lesson-gate.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { refuseVirus } from '../../media/virus-scan.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../../serve.ts'
import { dropSent, keepSent } from './sent-sounds.ts'
import { type SpokenKind, spokenKind } from './spoken-kind.ts'
import { spokenLength } from './spoken-length.ts'
import { recordingMail } from './tutor-recording-mail.ts'
import {
  beginRecording,
  countSent,
  type NewTutorRecording,
  openLink,
  ownTutorsOf,
  recordingsSent,
  type TutorRecordingRow,
} from './tutor-recording-store.ts'

type Sending = Context<unknown, unknown, z.output<NonNullable<typeof sendTutorRecording.body>>>

/** Keeps what a student said and tells their tutor. Sent again, what is missing is made up for, and no more. */
export async function sendRecording(context: Sending): Promise<TutorRecordingRow> {
  const { sql, body, config } = context
  const known = await ownRecording(context)
  if (known?.isTold) return known
  const sound = Buffer.from(body.sound, 'base64')
  // Once more where it begins: who has sent enough must not have the server look at a sound.
  if (!known) await mustNotBeTooMany(sql, context)
  const recording = await recordingOf(context, sound)
  if (!known) await begin(context, recording)
  const sent = known ?? (await ownRecording(context))
  // An id that is somebody else's, or that has ended; or another kind of sound than the one that it began with.
  if (sent?.file !== recording.file)
    throw new Refusal(409, 'This recording cannot be sent again. Please record it once more.')
  await keepSent(sent.file, sound, config)
  const token = newToken()
  await sql.begin(async (tx) => {
    const isFirst = await openLink(tx, sent.id, hashOf(token))
    if (isFirst) await queueMail(tx, recordingMail(sent, token, config.publicUrl))
  })
  const kept = await ownRecording(context)
  // The account was deleted meanwhile.
  if (!kept) {
    await dropSent([sent.file], config)
    throw new Refusal(410, 'This recording is deleted.')
  }
  return kept
}

async function ownRecording({ sql, student, body, now }: Sending): Promise<TutorRecordingRow | undefined> {
  const [row] = await recordingsSent(sql, { id: body.id, studentId: student.id, now })
  return row
}

function begin(context: Sending, recording: NewTutorRecording): Promise<void> {
  return context.sql.begin(async (tx) => {
    await mustNotBeTooMany(tx, context)
    await beginRecording(tx, recording)
  })
}

async function mustNotBeTooMany(tx: Tx, { student, now, config }: Sending): Promise<void> {
  if (!config.rateLimits) return
  const sent = await countSent(tx, student.id, new Date(now.getTime() - 86_400_000))
  if (sent < mostRecordingsADay) return
  throw new Refusal(429, 'You have sent a lot today. Please go on tomorrow.', { retryAfter: 3600 })
}

function mustNotBeTooLong(kind: SpokenKind, sound: Buffer): void {
  const length = spokenLength(kind, sound)
  if (length === null) throw new Refusal(422, 'This is no recording')
  if (length <= (longestRecordingSeconds + 2) * 1000) return
  throw new Refusal(422, 'A recording lasts 30 seconds at most. Please record it once more.')
}

async function recordingOf(context: Sending, sound: Buffer): Promise<NewTutorRecording> {
  const { sql, student, body, config, now } = context
  const tutors = await ownTutorsOf(sql, student.id)
  if (!tutors.some(({ id }) => id === body.tutor_id)) {
    throw new Refusal(403, 'You can send recordings to a tutor once you have agreed on a lesson.')
  }
  const { taught, lesson } = await openLessonOf(context, (all) => all.exercise(body.exerciseId))
  const exercise = taught.exercise(body.exerciseId)
  if (!exercise || exerciseTypes[exercise.questionType as ExerciseType].answer !== 'record') {
    throw new Refusal(422, 'Nothing is spoken in this exercise.')
  }
  const kind = spokenKind(sound)
  if (!kind || sound.length > mostRecordingBytes) throw new Refusal(422, 'This is no recording')
  mustNotBeTooLong(kind, sound)
  await refuseVirus(config.CLAMD, Readable.from([sound]))
  const { said, answer } = exercise.data
  return {
    id: body.id,
    studentId: student.id,
    tutorId: body.tutor_id,
    exerciseId: exercise.id,
    languageId: lesson.course.languageId,
    hindi: said?.hindi ?? answer,
    roman: said?.roman ?? '',
    english: said?.english ?? '',
    text: body.text,
    file: `${body.id.toLowerCase()}.${kind}`,
    sentAt: now,
  }
}
