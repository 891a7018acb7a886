import { courseCredits, lessonCredits } from '#rules/progress.ts'
import type { LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import type { Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'
import { notify } from '../notifications/notify.ts'
import { lessonStates } from './lesson-states.ts'

/** What was done in a lesson. */
export type Done =
  | { kind: 'exercise' | 'vocabulary' | 'feedback'; itemId: string }
  | { kind: 'video'; itemId: string }

export interface Completing {
  studentId: string
  taught: Taught
  lesson: LessonTaught
  now: Date
}

/** Saves what was done, and what follows from it: a finished lesson, a finished course, credits. Once is as good as twice. */
export async function completeIn(tx: Tx, where: Completing, done: Done[]): Promise<void> {
  const { studentId, lesson, now } = where
  await holdCourse(tx, where)
  for (const { kind, itemId } of done) {
    if (kind === 'video') {
      await tx`insert into video_completions (student_id, lesson_id, film_id, completed_at)
        values (${studentId}, ${lesson.id}, ${itemId}, ${now}) on conflict do nothing`
    } else {
      await tx`insert into completions (student_id, lesson_id, kind, item_id, completed_at)
        values (${studentId}, ${lesson.id}, ${kind}, ${itemId}, ${now}) on conflict do nothing`
    }
  }
  await finishLesson(tx, where)
}

/** Two tabs that finish the last two things at once: the second waits, and sees the lesson whole. Held before any card. */
export async function holdCourse(
  tx: Tx,
  { studentId, lesson }: Pick<Completing, 'studentId' | 'lesson'>,
): Promise<void> {
  await tx`select from enrolments where student_id = ${studentId} and course_id = ${lesson.course.id}
    for no key update`
}

async function finishLesson(tx: Tx, { studentId, taught, lesson, now }: Completing): Promise<void> {
  const { lessons } = lesson.course
  const states = await lessonStates(tx, studentId, { taught, lessons })
  if (!states(lesson).isCompleted) return
  // When its last part was done: what waited on a device may come a week later, and after what was done elsewhere since.
  const finished = await tx`insert into lesson_completions (student_id, lesson_id, completed_at)
    select ${studentId}, ${lesson.id}, greatest(${now}::timestamptz, max(completed_at)) from completions
      where student_id = ${studentId} and lesson_id = ${lesson.id}
    on conflict do nothing`
  if (finished.count > 0) {
    await earn(tx, studentId, {
      amount: lessonCredits,
      reason: `Finished the lesson ${lesson.name}`,
      source: lesson.id,
    })
  }
  if (!lessons.every((one) => states(one).isCompleted)) return
  const certificateId = newId()
  const whole = await tx`insert into course_completions (id, student_id, course_id, completed_at)
    select ${certificateId}, ${studentId}, ${lesson.course.id}, greatest(${now}::timestamptz, max(completed_at))
      from lesson_completions where student_id = ${studentId} and lesson_id = any(${lessons.map(({ id }) => id)})
    on conflict do nothing`
  if (whole.count === 0) return
  const { id, name } = lesson.course
  await earn(tx, studentId, { amount: courseCredits, reason: `Finished the course ${name}`, source: id })
  await notify(tx, {
    audience: { kind: 'student', id: studentId },
    category: 'contentUpdate',
    title: `Your certificate for ${name} is ready`,
    message: 'You finished the whole course. Well done! Your certificate waits for you in your profile.',
    type: 'certificate',
    dedupeKey: `certificate ${certificateId}`,
  })
}

interface Earning {
  amount: number
  reason: string
  /** The lesson or course: it earns once. */
  source: string
}

async function earn(tx: Tx, studentId: string, { amount, reason, source }: Earning): Promise<void> {
  await tx`insert into credit_entries (student_id, amount, reason, source, dedupe_key)
    values (${studentId}, ${amount}, ${reason}, ${source}, ${`finished ${studentId} ${source}`})
    on conflict (dedupe_key) do nothing`
}
