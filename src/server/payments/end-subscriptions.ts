import { logChange } from './derive-subscription.ts'
import type { Desk } from './desk.ts'
import { type Ending, tellOfEnd } from './renewing-mails.ts'

type Row = Ending & {
  studentId: string
  status: string
  /** Another plan of the same language is paid for beyond it. */
  goesOn: boolean
}

const day = 24 * 3_600_000

/**
 * Paid time that has run out: nothing opens any more by itself, here the student is told and the change is logged. Of a
 * plan that renews itself the news may be under way: for a day it is waited for, and the sandbox, which is ours, always
 * tells of it.
 */
export async function endSubscriptions({ deps, providers }: Desk, now: Date): Promise<boolean> {
  const own = providers.has('sandbox') ? 'sandbox' : ''
  const dayAgo = new Date(now.getTime() - day)
  const ended = await deps.sql.begin(async (tx) => {
    const rows = await tx<Row[]>`
      update subscriptions set ended_at = ${now} from students
      where student_id = students.id and is_paid and status = 'active' and ended_at is null
        and order_id is not null and ends_at <= ${now}
        and (not will_renew or (ends_at <= ${dayAgo} and subscriptions.provider <> ${own})
          or exists (select from renewals where renewals.order_id = subscriptions.order_id and is_failing))
        and not exists (select from provider_events waiting where waiting.provider = subscriptions.provider
          and applied_at is null and received_at > ${dayAgo})
      returning subscriptions.id, student_id as "studentId", email, first_name as "firstName", time_zone as "timeZone", status,
        plan_nickname as plan, ends_at - grace as "endsAt",
        exists (select from subscriptions other where other.student_id = subscriptions.student_id
          and other.language_id = subscriptions.language_id and other.is_paid and other.status = 'active'
          and other.ends_at > ${now}) as "goesOn"`
    for (const row of rows) {
      const change = { subscription: row, studentId: row.studentId, source: 'the clock', at: row.endsAt }
      await logChange(tx, { ...change, reason: 'ended' })
      if (!row.goesOn) await tellOfEnd(tx, row, deps.config)
    }
    return rows.length
  })
  return ended > 0
}
