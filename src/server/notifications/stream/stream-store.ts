import type { z } from 'zod'
import type { StreamedNotification } from '#calls/notifications.ts'
import type { Tx } from '../../database/sql.ts'

type Fresh = Omit<z.infer<typeof StreamedNotification>, 'updatedAt'> & {
  number: number
  studentId: string
  sessionId: string
  updatedAt: Date
}

/** The last number given out: where a stream begins. */
export async function lastNumber(tx: Tx): Promise<number> {
  const [row] = await tx<
    { number: number }[]
  >`select coalesce(max(number), 0)::int as number from notifications`
  return row?.number ?? 0
}

/**
 * What came out in the last seconds. Asked each second, so that what was committed late, or by another process, is seen
 * some round; who asks remembers what it has told.
 */
export async function justPublished(tx: Tx): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`select id from notifications
    where published_at > now() - interval '15 seconds' and published_at <= now()`
  return rows.map(({ id }) => id)
}

/**
 * Which of these reach whose session, in the order of writing. What has ended since its stream was opened hears nothing
 * more: a stream asks for its session anew only now and then.
 */
export function reaching(tx: Tx, ids: string[], sessionIds: string[]) {
  return tx<Fresh[]>`select told.id, told.number, told.category, told.tag, told.title,
      told.updated_at as "updatedAt", reader.id as "studentId", session.id as "sessionId"
    from auth_sessions session join students reader on reader.id = session.student_id
    cross join lateral audiences_of(reader.id) own
    join notifications told on told.audience = own.audience
    where session.id = any(${sessionIds}) and session.revoked_at is null and reader.is_active
      and told.id = any(${ids})
      and case switch when 'teacher' then reader.wants_teacher_news
        when 'comment' then reader.wants_comment_news else true end
    order by told.number`
}
