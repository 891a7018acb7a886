import type { Me, SignedInUser } from '#calls/accounts.ts'
import type { Tx } from '../database/sql.ts'

export interface Account {
  user: SignedInUser
  passwordHash: string
  isActive: boolean
}

export async function accountByEmail(tx: Tx, email: string): Promise<Account | null> {
  const [row] = await tx<(SignedInUser & { passwordHash: string; isActive: boolean })[]>`
    select id as _id, email, role, first_name as "firstName", last_name as "lastName",
      password_hash as "passwordHash", is_active as "isActive"
    from students where lower(email) = ${email.toLowerCase()}`
  if (!row) return null
  const { passwordHash, isActive, ...user } = row
  return { user, passwordHash, isActive }
}

export interface StudentRow {
  id: string
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  country: string
  /** YYYY-MM-DD; the newer sign-up only asks whether one is 18. */
  birthday: string | null
  picture: string
}

/** Null where the e-mail is taken, however it is written. */
export async function insertStudent(tx: Tx, row: StudentRow): Promise<SignedInUser | null> {
  const { id, email, passwordHash, firstName, lastName, country, birthday, picture } = row
  const [user] = await tx<SignedInUser[]>`
    insert into students (id, email, password_hash, first_name, last_name, country, birthday, picture)
    values (${id}, ${email}, ${passwordHash}, ${firstName}, ${lastName}, ${country}, ${birthday}, ${picture})
    on conflict (lower(email)) do nothing
    returning id as _id, email, role, first_name as "firstName", last_name as "lastName"`
  return user ?? null
}

/** Whether the account still opens as it did when it was read; until the transaction ends, nobody changes that. */
export async function isUnchanged(tx: Tx, { user, passwordHash }: Account): Promise<boolean> {
  const rows = await tx`select id from students
    where id = ${user._id} and password_hash = ${passwordHash} and is_active for share`
  return rows.length > 0
}

export async function setPassword(tx: Tx, studentId: string, passwordHash: string): Promise<void> {
  await tx`update students set password_hash = ${passwordHash} where id = ${studentId}`
}

/** spec 3, "Auth info (newer)". */
export async function meOf(tx: Tx, studentId: string, now: Date): Promise<Omit<Me, 'impersonatedBy'>> {
  const [[row], subscription] = await Promise.all([
    tx<Omit<Me, 'subscription' | 'impersonatedBy'>[]>`
      select id as _id, email, role, first_name as "firstName", last_name as "lastName", username, phone, city,
        state, country, is_active as "isActive", validated_at is null as "isNotValidated",
        watched_introduction as "watchedIntroduction", stripe_customer_id as "stripeCustomerId",
        is_star as "isStarUser", last_visited_page as "lastVisitedPage",
        array(select course_id from enrolments where student_id = students.id order by course_id) as enrollments,
        (select coalesce(sum(amount), 0)::int from credit_entries where student_id = students.id) as credit
      from students where id = ${studentId}`,
    paidSubscriptionOf(tx, studentId, now),
  ])
  if (!row) throw new Error('A session without its student.')
  return { ...row, subscription }
}

/** The paid one that lasts longest: a free plan is none here (domain 2). */
async function paidSubscriptionOf(tx: Tx, studentId: string, now: Date): Promise<Me['subscription']> {
  const [row] = await tx<{ status: string; nickname: string; start: number; end: number }[]>`
    select status, plan_nickname as nickname, extract(epoch from starts_at)::int as start,
      extract(epoch from ends_at)::int as end from subscriptions
    where student_id = ${studentId} and is_paid and status = 'active' and starts_at <= ${now} and ends_at > ${now}
    order by ends_at desc limit 1`
  if (!row) return null
  const { status, nickname, start, end } = row
  return { status, plan: { nickname }, current_period_start: start, current_period_end: end }
}
