import type { NewerNotification } from '#calls/notifications.ts'
import type { NotificationCategory } from '#rules/notification-kinds.ts'
import type { NotificationType } from '#rules/notification-target.ts'
import type { Role } from '#rules/permissions.ts'
import type { Fragment, Tx } from '../database/sql.ts'
import type { ListPlace } from '../people/list-place.ts'
import { momentOf, type Placed, placeIn } from './notification-place.ts'

export interface NotificationRow extends Omit<NewerNotification, 'updatedAt' | 'message'>, Placed {
  message: string
  updatedAt: Date
  publishedAt: Date
  type: NotificationType
  languageId: string
  levelId: string
  chapterId: string
  lessonId: string
  lessonKind: 'otherlevel' | 'other' | ''
  senderRole: Role
  firstName: string
  lastName: string
  picture: string
}

interface Page {
  /** Where the last one stood that was shown. */
  after?: ListPlace | null
  category?: NotificationCategory | undefined
  most: number
}

/** What a student may read, the newest first. */
export function notificationsFor(tx: Tx, studentId: string, { after, category, most }: Page) {
  const older = after ? tx`and (published_at, number) < ${placeIn(tx, after)}` : tx``
  const only = category ? tx`${older} and category = ${category}` : older
  return tx<NotificationRow[]>`select ${columns(tx)} from ${visible(tx, studentId, { only, most })}
    ${joins(tx)} order by told.published_at desc, told.number desc limit ${most}`
}

/** What was written since, in the order of writing: for a stream that comes back. */
export function notificationsSince(tx: Tx, studentId: string, number: number) {
  const only = tx`and number > ${number}`
  return tx<NotificationRow[]>`select ${columns(tx)} from ${visible(tx, studentId, { only, most: 50 })}
    ${joins(tx)} order by told.number limit 50`
}

export async function notificationFor(tx: Tx, studentId: string, id: string) {
  const only = tx`and id = ${id}`
  const [row] = await tx<NotificationRow[]>`select ${columns(tx)}
    from ${visible(tx, studentId, { only, most: 1 })} ${joins(tx)}`
  return row
}

export async function isNotification(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx`select from notifications where id = ${id}`
  return row !== undefined
}

export async function openBell(tx: Tx, studentId: string): Promise<void> {
  await tx`insert into bell_openings (student_id, opened_at) values (${studentId}, clock_timestamp())
    on conflict (student_id) do update set opened_at = excluded.opened_at`
}

export async function markRead(tx: Tx, studentId: string, notificationId: string): Promise<void> {
  await tx`insert into notification_reads (student_id, notification_id)
    values (${studentId}, ${notificationId}) on conflict do nothing`
}

export async function markUnread(tx: Tx, studentId: string, notificationId: string): Promise<void> {
  await tx`delete from notification_reads
    where student_id = ${studentId} and notification_id = ${notificationId}`
}

/**
 * The notifications that reach a student, as rows `told`: each audience is asked for its newest
 * alone, so it costs the same however many there are. What was told to many before somebody came is not news to them.
 */
function visible(tx: Tx, studentId: string, { only, most }: { only: Fragment; most: number }) {
  return tx`(select told.*, reader.id as reader_id from students reader
    cross join lateral audiences_of(reader.id) own
    cross join lateral (
      select * from notifications
      where audience = own.audience and published_at <= now()
        and (student_id is not null or published_at >= reader.created_at)
        and case switch when 'teacher' then reader.wants_teacher_news
          when 'comment' then reader.wants_comment_news else true end
        ${only}
      order by published_at desc, number desc limit ${most}
    ) told where reader.id = ${studentId}) told`
}

const columns = (tx: Tx) => tx`told.id, told.number, category, tag, title, message,
  read_at is not null as "isReaded", told.updated_at as "updatedAt", told.published_at as "publishedAt", ${momentOf(tx)} as at,
  type, language_id as "languageId", level_id as "levelId", chapter_id as "chapterId", lesson_id as "lessonId",
  lesson_type as "lessonKind", coalesce(sender.role, 'ADMIN') as "senderRole",
  coalesce(first_name, '') as "firstName", coalesce(last_name, '') as "lastName", coalesce(picture, '') as picture`

const joins = (tx: Tx) => tx`
  left join notification_reads read on read.notification_id = told.id and read.student_id = told.reader_id
  left join students sender on sender.id = told.sender_id`
