import type { Me, SignedInUser } from '#calls/accounts.ts'
import type { Fragment, Tx } from '../database/sql.ts'
import { standing } from '../database/standing.ts'
import type { ReadAlong } from './sessions/caller-store.ts'

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

/** spec 3, "Auth info (newer)", read along with who asks; who asks knows whether they owe two-step sign-in. */
export const alongMe: ReadAlong<Omit<Me, 'owesTwoSteps'>> = {
  read: standing((tx) => tx`json_build_object(${ownFields(tx)}, 'subscription', ${paidSubscription(tx)})`),
}

const ownFields = standing(
  (tx) => tx`'_id', student.id, 'email', student.email, 'role', student.role,
    'firstName', student.first_name, 'lastName', student.last_name, 'username', username, 'phone', phone,
    'city', city, 'state', state, 'country', country, 'isActive', is_active,
    'isNotValidated', validated_at is null, 'watchedIntroduction', watched_introduction,
    'stripeCustomerId', stripe_customer_id, 'isStarUser', is_star, 'lastVisitedPage', last_visited_page,
    'enrollments', array(select course_id from enrolments where student_id = student.id order by course_id),
    'credit', (select coalesce(sum(amount), 0)::int from credit_entries where student_id = student.id),
    'impersonatedBy', ${impersonator(tx)}`,
)

/** The paid one that lasts longest: a free plan is none here (domain 2). */
function paidSubscription(tx: Tx): Fragment {
  return tx`(select json_build_object('status', status, 'plan', json_build_object('nickname', plan_nickname),
      'current_period_start', extract(epoch from starts_at)::int8,
      'current_period_end', extract(epoch from ends_at - grace)::int8)
    from subscriptions where student_id = student.id and is_paid and status = 'active' and starts_at <= asked.now
      and ends_at > asked.now order by ends_at desc limit 1)`
}

/** The admin behind a session, for the banner; null where the student is there in person. */
function impersonator(tx: Tx): Fragment {
  return tx`(select json_build_object('name', trim(admin.first_name || ' ' || admin.last_name), 'email', admin.email)
    from students admin where admin.id = session.impersonator_id)`
}
