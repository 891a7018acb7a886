import { type LivedDay, livedDays, type ZoneStay } from '#rules/motivation/lived-days.ts'
import { dayOf, isSameZone, isTimeZone } from '#rules/review/calendar-day.ts'
import { savesProgress } from '../courses/learner-store.ts'
import type { Context } from '../serve.ts'
import { firstWork } from './work-store.ts'
import { addStay, staysOf } from './zone-store.ts'

type Asking = Context<unknown, { timeZone?: string | undefined }>

/** All of a student's days since their first piece of work, and today, as they lived them. */
export interface OwnDays {
  /** Never empty: the last one is today. */
  lived: LivedDay[]
  today: string
  timeZone: string
}

export async function ownDays(context: Asking): Promise<OwnDays> {
  const { sql, student, now } = context
  const { timeZone: told } = context.query
  const [stays, first] = await Promise.all([staysSoFar(context, told), firstWork(sql, student.id)])
  const from = first && first < now ? first : now
  // Until just after now, so that what is done at this very moment is of today.
  const until = new Date(now.getTime() + 1)
  const timeZone = stays.at(-1)?.timeZone ?? 'UTC'
  return { lived: livedDays(stays, from, until), today: dayOf(now, timeZone), timeZone }
}

/** The kept zones, and the one that the browser tells now; an admin who looks on moves nobody. */
export async function staysSoFar(
  { sql, student, session, now }: Pick<Context, 'sql' | 'student' | 'session' | 'now'>,
  told: string | undefined,
): Promise<ZoneStay[]> {
  const kept = await staysOf(sql, student.id)
  const last = kept.at(-1)?.timeZone
  const isNews = told !== undefined && isTimeZone(told) && !(last && isSameZone(told, last))
  if (!isNews || session.impersonatorId !== null) {
    return last === undefined ? [{ since: now, timeZone: student.timeZone }] : kept
  }
  const stay = { since: now, timeZone: told }
  if (savesProgress(student, session)) await sql.begin((tx) => addStay(tx, student.id, stay))
  return [...kept, stay]
}
