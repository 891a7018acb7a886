import type { TutorRecording } from '#calls/tutor-recordings.ts'
import { recordingEnd } from '#rules/tutor-recordings.ts'
import { shownTutor } from '../letters/letter-parts.ts'
import type { TutorRecordingRow } from './tutor-recording-store.ts'

export function recordingSentShown(row: TutorRecordingRow): TutorRecording {
  const { id, exerciseId, hindi, roman, english, text, answer } = row
  return {
    id,
    tutor: { _id: row.tutorId, name: shownTutor(row) },
    ...{ exerciseId, hindi, roman, english, text },
    sentAt: row.sentAt.toISOString(),
    endsAt: recordingEnd(row.sentAt).toISOString(),
    heardAt: row.heardAt?.toISOString() ?? null,
    answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}
