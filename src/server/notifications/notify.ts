import type {
  NotificationCategory,
  NotificationSwitch,
  notificationTags,
  WideAudience,
} from '#rules/notification-kinds.ts'
import type { NotificationType } from '#rules/notification-target.ts'
import type { LessonTaught } from '../curriculum/taught-lessons.ts'
import type { Tx } from '../database/sql.ts'
import { newId } from '../new-id.ts'

/** Where the thing stands that it tells of, as far as there is such a thing. */
export interface NotificationPlace {
  languageId?: string
  levelId?: string
  courseId?: string
  chapterId?: string
  lessonId?: string
  lessonKind?: 'otherlevel' | 'other'
}

export interface NewNotification extends NotificationPlace {
  id?: string
  audience: { kind: WideAudience } | { kind: 'language' | 'course' | 'student'; id: string }
  category: NotificationCategory
  tag?: (typeof notificationTags)[number]
  title: string
  message?: string
  type?: NotificationType
  /** The switch of the profile that keeps it away; left out, it always arrives. */
  switch?: NotificationSwitch | null
  /** The student or admin who wrote it; left out, the academy itself. */
  senderId?: string | null
  /** Told again with the same key, it is the same and comes once. */
  dedupeKey?: string
  /** Left out: at once. */
  publishAt?: Date
}

/** Tells somebody something, in the transaction of what it tells about: both are kept, or neither. */
export const notify = (tx: Tx, notification: NewNotification): Promise<void> => notifyAll(tx, [notification])

/** The same for many at once, as one statement. What stands already, by its id or its key, is not told again. */
export async function notifyAll(tx: Tx, notifications: NewNotification[]): Promise<void> {
  const rows = notifications.map(rowOf)
  await tx`insert into notifications (id, audience, student_id, switch, sender_id, category, tag, title, message, type,
      language_id, level_id, course_id, chapter_id, lesson_id, lesson_type, dedupe_key, published_at, updated_at)
    select id, audience, student_id, switch, sender_id, category, tag, title, message, type,
      language_id, level_id, course_id, chapter_id, lesson_id, lesson_type, dedupe_key,
      coalesce(published_at, clock_timestamp()), coalesce(published_at, clock_timestamp())
    from jsonb_to_recordset(${tx.json(rows)}) as given (id text, audience text, student_id text, switch text,
      sender_id text, category text, tag text, title text, message text, type text, language_id text, level_id text,
      course_id text, chapter_id text, lesson_id text, lesson_type text, dedupe_key text, published_at timestamptz)
    on conflict do nothing`
}

/** A lesson's place, for a click that leads there. */
export function placeOf({ id, chapterId, course }: LessonTaught): NotificationPlace {
  const { languageId, id: courseId, difficulty } = course
  const lessonKind = difficulty === interestingStuff ? 'other' : 'otherlevel'
  return { languageId, courseId, chapterId, lessonId: id, levelId: String(difficulty), lessonKind }
}

const interestingStuff = 6

function rowOf(told: NewNotification) {
  const { audience } = told
  return {
    id: told.id ?? newId(),
    audience: 'id' in audience ? `${audience.kind}:${audience.id}` : audience.kind,
    student_id: audience.kind === 'student' ? audience.id : null,
    switch: told.switch ?? null,
    sender_id: told.senderId ?? null,
    category: told.category,
    tag: told.tag ?? '',
    title: told.title,
    message: told.message ?? '',
    type: told.type ?? 'news',
    language_id: told.languageId ?? '',
    level_id: told.levelId ?? '',
    course_id: told.courseId ?? '',
    chapter_id: told.chapterId ?? '',
    lesson_id: told.lessonId ?? '',
    lesson_type: told.lessonKind ?? '',
    dedupe_key: told.dedupeKey ?? null,
    published_at: told.publishAt?.toISOString() ?? null,
  }
}
