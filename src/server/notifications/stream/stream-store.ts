import type { z } from 'zod'
import type { StreamedNotification } from '#calls/notifications.ts'
import type { Tx } from '../../database/sql.ts'

type Fresh = Omit<z.infer<typeof StreamedNotification>, 'updatedAt'> & {
  number: number
  studentId: string
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

/** Which of these reach which of these students, in the order of writing. */
export function reaching(tx: Tx, ids: string[], studentIds: string[]) {
  return tx<Fresh[]>`select told.id, told.number, told.category, told.tag, told.title,
      told.updated_at as "updatedAt", reader.id as "studentId"
    from students reader cross join lateral audiences_of(reader.id) own
    join notifications told on told.audience = own.audience
    where reader.id = any(${studentIds}) and told.id = any(${ids})
      and case switch when 'teacher' then reader.wants_teacher_news
        when 'comment' then reader.wants_comment_news else true end
    order by told.number`
}
