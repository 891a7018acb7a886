import { ownTutorStates, recordingsSince } from '#rules/tutor-recordings.ts'
import type { Tx } from '../../database/sql.ts'

export interface NewTutorRecording {
  id: string
  studentId: string
  tutorId: string
  exerciseId: string
  languageId: string
  hindi: string
  roman: string
  english: string
  text: string
  file: string
  sentAt: Date
}

/** A recording with what its two sides are called. */
export interface TutorRecordingRow extends NewTutorRecording {
  isTold: boolean
  heardAt: Date | null
  answer: string
  answeredAt: Date | null
  studentFirstName: string
  studentLastName: string
  tutorFirstName: string
  tutorLastName: string
  tutorEmail: string
}

export async function ownTutorsOf(tx: Tx, studentId: string) {
  return tx<{ id: string; tutorFirstName: string; tutorLastName: string }[]>`
    select id, first_name as "tutorFirstName", last_name as "tutorLastName" from tutors
    where is_active and exists (select from tutor_requests where tutor_id = tutors.id
      and student_id = ${studentId} and status = any(${ownTutorStates}))
    order by position, id`
}

/** Nothing where there is one with this id. */
export async function beginRecording(tx: Tx, sent: NewTutorRecording): Promise<void> {
  await tx`insert into tutor_recordings
      (id, student_id, tutor_id, exercise_id, language_id, hindi, roman, english, text, file, sent_at)
    values (${sent.id}, ${sent.studentId}, ${sent.tutorId}, ${sent.exerciseId}, ${sent.languageId}, ${sent.hindi},
      ${sent.roman}, ${sent.english}, ${sent.text}, ${sent.file}, ${sent.sentAt})
    on conflict (id) do nothing`
}

/** Of two that send the same at once, one opens it. */
export async function openLink(tx: Tx, id: string, linkHash: Buffer): Promise<boolean> {
  const rows = await tx`update tutor_recordings set link_hash = ${linkHash}
    where id = ${id} and link_hash is null returning id`
  return rows.length > 0
}

interface Wanted {
  id?: string
  studentId?: string
  linkHash?: Buffer
  now: Date
}

const whole = (tx: Tx) => tx`
  select sent.id, student_id as "studentId", tutor_id as "tutorId", exercise_id as "exerciseId",
    language_id as "languageId", hindi, roman, english, text, file, sent_at as "sentAt",
    link_hash is not null as "isTold", heard_at as "heardAt", answer, answered_at as "answeredAt",
    students.first_name as "studentFirstName", students.last_name as "studentLastName",
    tutors.first_name as "tutorFirstName", tutors.last_name as "tutorLastName", tutors.email as "tutorEmail"
  from tutor_recordings sent join students on students.id = student_id join tutors on tutors.id = tutor_id`

/** Those that have not ended, the newest first. */
export async function recordingsSent(tx: Tx, wanted: Wanted): Promise<TutorRecordingRow[]> {
  const { id = null, studentId = null, linkHash = null, now } = wanted
  return tx<TutorRecordingRow[]>`${whole(tx)}
    where sent_at > ${recordingsSince(now)} and (${id}::uuid is null or sent.id = ${id})
      and (${studentId}::text is null or student_id = ${studentId})
      and (${linkHash}::bytea is null or link_hash = ${linkHash})
    order by sent_at desc, sent.id limit 500`
}

/** Those of which this tutor has a link that works. */
export async function recordingsTold(tx: Tx, tutorId: string, now: Date): Promise<TutorRecordingRow[]> {
  return tx<TutorRecordingRow[]>`${whole(tx)}
    where tutor_id = ${tutorId} and link_hash is not null and sent_at > ${recordingsSince(now)}
    order by sent_at desc, sent.id for update of sent`
}

/** Another link in place of the one that there is, which ends. */
export async function changeLink(tx: Tx, id: string, linkHash: Buffer): Promise<void> {
  await tx`update tutor_recordings set link_hash = ${linkHash} where id = ${id}`
}

/** Of many at once the last ones find the others counted. */
export async function countSent(tx: Tx, studentId: string, since: Date): Promise<number> {
  await tx`select from students where id = ${studentId} for no key update`
  const [row] = await tx<{ n: number }[]>`select count(*)::int as n from tutor_recordings
    where student_id = ${studentId} and sent_at > ${since}`
  return row?.n ?? 0
}

export async function markHeard(tx: Tx, id: string, now: Date): Promise<void> {
  await tx`update tutor_recordings set heard_at = ${now} where id = ${id} and heard_at is null`
}

/** False where the answer is what it was. */
export async function saveAnswer(
  tx: Tx,
  { id, answer, now }: { id: string; answer: string; now: Date },
): Promise<boolean> {
  const rows = await tx`update tutor_recordings set answer = ${answer}, answered_at = ${now}
    where id = ${id} and answer <> ${answer} returning id`
  return rows.length > 0
}

export async function filesSentBy(tx: Tx, studentId: string): Promise<string[]> {
  const rows = await tx<{ file: string }[]>`select file from tutor_recordings where student_id = ${studentId}`
  return rows.map(({ file }) => file)
}

export async function endedRecordings(tx: Tx, now: Date): Promise<{ id: string; file: string }[]> {
  return tx<{ id: string; file: string }[]>`select id, file from tutor_recordings
    where sent_at <= ${recordingsSince(now)} order by sent_at limit 1000`
}

export async function deleteSent(tx: Tx, ids: string[]): Promise<void> {
  await tx`delete from tutor_recordings where id = any(${ids}::uuid[])`
}
