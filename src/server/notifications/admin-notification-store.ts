import type { ListedNotification } from '#calls/admin-notifications.ts'
import type { AudienceKind, WideAudience } from '#rules/notification-kinds.ts'
import type { Tx } from '../database/sql.ts'
import type { ListPlace } from '../people/list-place.ts'
import { momentOf, type Placed, placeIn } from './notification-place.ts'

type Row = Omit<ListedNotification, 'audience' | 'publishedAt' | 'updatedAt'> &
  Placed & { audience: string; publishedAt: Date; updatedAt: Date }

/** What fewer have read is counted when it is listed. */
const fewReads = 2000

const listed = (
  tx: Tx,
) => tx`select id, number, ${momentOf(tx)} as at, version, audience, category, tag, title, message, type,
  language_id as "languageId", level_id as "levelId", chapter_id as "chapterId", lesson_id as "lessonId",
  published_at as "publishedAt", updated_at as "updatedAt",
  case when read_by > ${fewReads} then read_by
    else (select count(*)::int from notification_reads where notification_id = notifications.id) end as "readBy"
  from notifications`

interface Page {
  state: 'planned' | 'sent' | undefined
  after: ListPlace | null
  most: number
}

/** Counts anew who has read what was told to many in the last three months; older ones hardly anybody still opens. */
export async function countReads(tx: Tx, now: Date): Promise<void> {
  await tx`update notifications set read_by = counted.many from (
      select id, (select count(*)::int from notification_reads where notification_id = told.id) as many
      from notifications told where student_id is null
        and published_at between ${now}::timestamptz - interval '90 days' and ${now}) counted
    where notifications.id = counted.id and read_by <> counted.many`
}

/**
 * What was told to many, and what admins told to one; what the academy tells each by itself is theirs. The newest first,
 * or, of what is planned, the soonest.
 */
export async function notificationsIn(tx: Tx, { state, after, most }: Page): Promise<Row[]> {
  const following = after ? tx`and (published_at, number) > ${placeIn(tx, after)}` : tx``
  const preceding = after ? tx`and (published_at, number) < ${placeIn(tx, after)}` : tx``
  const states = {
    planned: tx`and published_at > now() ${following}
      order by published_at, number`,
    sent: tx`and published_at <= now() ${preceding}
      order by published_at desc, number desc`,
  }
  const all = tx`${preceding}
    order by published_at desc, number desc`
  return tx<Row[]>`${listed(tx)} where (student_id is null or sender_id is not null and exists
      (select from students where id = sender_id and role <> 'STUDENT'))
    ${state ? states[state] : all} limit ${most}`
}

export async function notificationById(tx: Tx, id: string): Promise<ListedNotification | undefined> {
  const [row] = await tx<Row[]>`${listed(tx)} where id = ${id}`
  return row && shownNotification(row)
}

interface Mending {
  category?: string | undefined
  tag?: string | undefined
  title?: string | undefined
  message?: string | undefined
  publishAt?: string | undefined
}

/** Nobody else changes it until the transaction ends. */
export async function lockNotification(tx: Tx, id: string): Promise<void> {
  await tx`select from notifications where id = ${id} for update`
}

/** Its hour can be moved while it is still to come. */
export async function mendNotification(tx: Tx, id: string, mending: Mending): Promise<void> {
  const { category = null, tag = null, title = null, message = null, publishAt = null } = mending
  const planned = tx`case when published_at > now() then coalesce(${publishAt}::timestamptz, published_at)
    else published_at end`
  // Nobody reads a day on which it could not be seen.
  await tx`update notifications set version = version + 1, category = coalesce(${category}, category), tag = coalesce(${tag}, tag),
      title = coalesce(${title}, title), message = coalesce(${message}, message), updated_at = greatest(now(), ${planned}),
      published_at = ${planned}
    where id = ${id}`
}

export async function deleteNotification(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`delete from notifications where id = ${id} returning id`
  return rows.length > 0
}

/** Whether there is somebody, or something, that an audience names. */
export async function isAudience(tx: Tx, kind: Exclude<AudienceKind, WideAudience>, id: string) {
  const tables = { language: 'languages', course: 'courses', student: 'students' } as const
  const [row] = await tx`select from ${tx(tables[kind])} where id = ${id}`
  return row !== undefined
}

export function shownNotification(found: Row): ListedNotification {
  const { audience, publishedAt, updatedAt, at: _, number: __, ...row } = found
  const [kind = 'everybody', ...rest] = audience.split(':')
  const whom = { kind: kind as AudienceKind, ...(rest.length > 0 && { id: rest.join(':') }) }
  return {
    ...row,
    audience: whom,
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
