import type { Sql } from '../database/sql.ts'
import { hashPassword, isPasswordOf } from './passwords/passwords.ts'

export const demoPassword = 'namaste-boli'

const year = 366 * 24 * 60 * 60_000

const people = [
  {
    id: 'demo-student',
    email: 'student@boli.test',
    name: ['Asha', 'Menon'],
    who: 'a student on the free plan',
  },
  { id: 'demo-subscriber', email: 'subscriber@boli.test', name: ['Daniel', 'Weber'], who: 'subscribed' },
  { id: 'demo-star', email: 'star@boli.test', name: ['Meera', 'Joshi'], who: 'a star user', isStar: true },
  { id: 'demo-new', email: 'new@boli.test', name: ['Tom', 'Baker'], who: 'not validated yet', isNew: true },
  { id: 'demo-admin', email: 'admin@boli.test', name: ['Anu', 'Sharma'], who: 'an admin', role: 'ADMIN' },
] as const

export const demoAccounts: readonly { email: string; who: string }[] = people

/** Made once; a later start leaves what became of them as it is, and keeps their plans running. */
export async function loadDemoAccounts(sql: Sql, now: Date): Promise<void> {
  const [known] = await sql<{ n: number }[]>`
    select count(*) as n from students where id = any(${people.map(({ id }) => id)})`
  if (known?.n !== people.length) {
    const passwordHash = await hashPassword(demoPassword)
    for (const person of people) await addPerson(sql, { person, passwordHash, now })
  }
  const endsAt = new Date(now.getTime() + year)
  const plans = [
    { id: 'demo-plan-free', student: 'demo-student', plan: 'hindi-free', provider: 'free' },
    { id: 'demo-plan-year', student: 'demo-subscriber', plan: 'hindi-annual', provider: 'sandbox' },
  ]
  for (const { id, student, plan, provider } of plans) {
    await sql`insert into subscriptions (id, student_id, language_id, plan_id, plan_nickname, price_id, provider,
      provider_reference, is_paid, starts_at, ends_at)
      select ${id}, students.id, language_id, plans.id, name, prices.id, ${provider},
        students.id || '/' || plans.id, amount > 0, ${now}, ${endsAt}
      from students join plans on plans.id = ${plan}
        join prices on plan_id = plans.id and currency = 'USD' and prices.is_active
      where students.id = ${student} on conflict do nothing`
    await sql`update subscriptions set ends_at = ${endsAt} where id = ${id} and ends_at < ${now}`
  }
}

/** Of those that stand here, with DEMO or from before it was off, the ones that the printed password opens. */
export async function openToEverybody(sql: Sql): Promise<string[]> {
  const there = await sql<{ email: string; hash: string }[]>`
    select email, password_hash as hash from students
    where id = any(${people.map(({ id }) => id)}) and is_active order by email`
  const isOpen = await Promise.all(there.map(({ hash }) => isPasswordOf(hash, demoPassword)))
  return there.filter((_, at) => isOpen[at]).map(({ email }) => email)
}

interface Adding {
  person: (typeof people)[number]
  passwordHash: string
  now: Date
}

async function addPerson(sql: Sql, { person, passwordHash, now }: Adding): Promise<void> {
  const [firstName, lastName] = person.name
  await sql`insert into students
    (id, email, password_hash, first_name, last_name, username, role, is_star, validated_at, country, birthday)
    values (${person.id}, ${person.email}, ${passwordHash}, ${firstName}, ${lastName},
      ${firstName.toLowerCase()}, ${'role' in person ? person.role : 'STUDENT'}, ${'isStar' in person},
      ${'isNew' in person ? null : now}, 'IN', '1990-01-15')
    on conflict do nothing`
}
