import { bellCountsTo, unreadCountsTo } from '#rules/notification-kinds.ts'
import type { ReadAlong } from '../accounts/sessions/caller-store.ts'
import type { Fragment, Tx } from '../database/sql.ts'

/** What came since the bell was last opened, and what is unread. */
export type BellCounts = { notification: number; unread: number }

export async function bellCountsOf(tx: Tx, studentId: string): Promise<BellCounts> {
  const [row] = await tx<{ counts: BellCounts }[]>`
    select json_build_object(${countFields(tx)}) as counts
    from students student, ${ownAudiences(tx)} where id = ${studentId}`
  return row?.counts ?? { notification: 0, unread: 0 }
}

/** The counts with the credits, read along with who asks. */
export const alongBell: ReadAlong<BellCounts & { credit: number }> = (tx) =>
  tx`(select json_build_object(${countFields(tx)},
    'credit', (select coalesce(sum(amount), 0)::int from credit_entries where student_id = student.id))
  from ${ownAudiences(tx)})`

const ownAudiences = (tx: Tx) =>
  tx`lateral (select array(select audience from audiences_of(student.id)) as all_of_them offset 0) own`

/** Which ones they are is nothing to a count: it ends where it counts no further. */
function countFields(tx: Tx): Fragment {
  const reaching = tx`from notifications told where audience = any(own.all_of_them) and published_at <= now()
    and (student_id is not null or published_at >= student.created_at)
    and case switch when 'teacher' then student.wants_teacher_news
      when 'comment' then student.wants_comment_news else true end`
  return tx`'notification', (select count(*) from (select ${reaching} and published_at > coalesce(
      (select opened_at from bell_openings where student_id = student.id), '-infinity')
      limit ${bellCountsTo + 1}) since),
    'unread', (select count(*) from (select ${reaching} and not exists (select from notification_reads read
      where read.student_id = student.id and read.notification_id = told.id)
      limit ${unreadCountsTo}) unread)`
}
