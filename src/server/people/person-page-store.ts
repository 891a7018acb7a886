import type { PersonPage, ReviewOf, SubscriptionOf } from '#calls/admin-people-page.ts'
import type { Tx } from '../database/sql.ts'
import { stateOf } from '../payments/kept/kept-subscription-store.ts'

type Facts = Pick<
  PersonPage,
  | 'phone'
  | 'city'
  | 'state'
  | 'birthday'
  | 'timeZone'
  | 'isLegacy'
  | 'customerId'
  | 'lastVisitedPage'
  | 'switches'
  | 'answers'
>

interface FactsRow extends Omit<Facts, 'switches'> {
  validatedAt: Date | null
  teacherNews: boolean
  commentNews: boolean
  weeklyMail: boolean
}

export async function factsOf(tx: Tx, id: string): Promise<Facts & { validatedAt: string | null }> {
  const [row] = await tx<FactsRow[]>`
    select phone, city, state, coalesce(birthday::text, '') as birthday, time_zone as "timeZone",
      is_legacy as "isLegacy", coalesce(stripe_customer_id, '') as "customerId", validated_at as "validatedAt",
      coalesce(last_visited_page, '') as "lastVisitedPage", wants_teacher_news as "teacherNews",
      wants_comment_news as "commentNews",
      exists (select from digest_wishes where student_id = students.id) as "weeklyMail",
      (select count(*)::int from attempts where student_id = ${id}) as answers
    from students where id = ${id}`
  if (!row) throw new Error('A student who was there a moment ago.')
  const { teacherNews, commentNews, weeklyMail, validatedAt, ...facts } = row
  return {
    ...facts,
    validatedAt: validatedAt?.toISOString() ?? null,
    switches: { teacherNews, commentNews, weeklyMail },
  }
}

type SubscriptionRow = Omit<SubscriptionOf, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date }

/** The newest first, each with how it stands. */
export async function subscriptionsHeld(tx: Tx, id: string, now: Date): Promise<SubscriptionOf[]> {
  const rows = await tx<SubscriptionRow[]>`
    select id, plan_nickname as plan, language_id as "languageId", provider, is_paid as "isPaid",
      ${stateOf(tx, now)} as state,
      will_renew as "willRenew", starts_at as "startsAt", ends_at - grace as "endsAt"
    from subscriptions where student_id = ${id} order by starts_at desc, id limit 100`
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }))
}

/** What they wrote about lessons, hidden or not. */
export async function reviewsBy(tx: Tx, id: string): Promise<ReviewOf[]> {
  const rows = await tx<(Omit<ReviewOf, 'date'> & { at: Date })[]>`
    select feedbacks.id, lessons.name as lesson, coalesce(trim_scale(rating)::text, '') as rating, comment, answer,
      is_hidden as "isHidden", created_at as at
    from feedbacks join lessons on lessons.id = lesson_id
    where student_id = ${id} order by created_at desc, feedbacks.id limit 200`
  return rows.map(({ at, ...row }) => ({ ...row, date: at.toISOString() }))
}
