import { bellCountsTo, unreadCountsTo } from '#rules/notification-kinds.ts'
import type { ReadAlong } from '../accounts/sessions/caller-store.ts'
import type { Fragment, Tx } from '../database/sql.ts'
import { standing } from '../database/standing.ts'

/** What came since the bell was last opened, and what is unread. */
export type BellCounts = { notification: number; unread: number }

export async function bellCountsOf(tx: Tx, studentId: string): Promise<BellCounts> {
  const [row] = await tx<{ counts: BellCounts }[]>`
    select (select json_build_object(${countFields(tx)}) from ${reaching(tx)}) as counts
    from students student where id = ${studentId}`
  return row?.counts ?? { notification: 0, unread: 0 }
}

/** The counts with the credits, read along with who asks. */
export const alongBell: ReadAlong<BellCounts & { credit: number }> = {
  read: standing(
    (tx) => tx`(select json_build_object(${countFields(tx)},
      'credit', (select coalesce(sum(amount), 0)::int from credit_entries where student_id = student.id))
    from ${reaching(tx)})`,
  ),
}

/**
 * What reaches the row `student`, each with whether it is read. Found audience by audience: a look through all for those of
 * thirty audiences, once for each count, cost more than everything else that the call asks. An audience tells whose it is
 * already; `student_id` says it once more, or among many students' own notifications all of them would be gone through.
 */
const reaching = (tx: Tx) =>
  tx`audiences_of(student.id) own
    join notifications told on told.audience = own.audience and told.published_at <= now()
      and (told.student_id = student.id or told.student_id is null and told.published_at >= student.created_at)
      and case told.switch when 'teacher' then student.wants_teacher_news
        when 'comment' then student.wants_comment_news else true end
    left join notification_reads read on read.student_id = student.id and read.notification_id = told.id`

function countFields(tx: Tx): Fragment {
  return tx`'notification', least(${bellCountsTo + 1}::int, count(*) filter (where told.published_at > coalesce(
      (select opened_at from bell_openings where student_id = student.id), '-infinity'))),
    'unread', least(${unreadCountsTo}::int, count(*) filter (where read.student_id is null))`
}
