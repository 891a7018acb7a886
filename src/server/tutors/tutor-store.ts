import type { Hours } from '#rules/tutor-slots.ts'
import type { Tx } from '../database/sql.ts'

export interface TutorRow {
  id: string
  version: number
  firstName: string
  lastName: string
  description: string
  picture: string
  email: string
  speaks: string
  timeZone: string
  /** US cents. */
  hourlyPrice: number
  trialPrice: number | null
  lessonMinutes: number
  trialMinutes: number
  isActive: boolean
  languageIds: string[]
  hasHours: boolean
  rating: number
  ratings: number
}

/** Tutors in their order. `average` is of what students gave for lessons. */
export async function tutorsIn(
  tx: Tx,
  {
    id = null,
    languageId = null,
    all = false,
  }: { id?: string | null; languageId?: string | null; all?: boolean },
): Promise<TutorRow[]> {
  return tx<TutorRow[]>`
    select tutors.id, tutors.version, first_name as "firstName", last_name as "lastName", description, picture, email, speaks,
      time_zone as "timeZone", hourly_price as "hourlyPrice", trial_price as "trialPrice",
      lesson_minutes as "lessonMinutes", trial_minutes as "trialMinutes", is_active as "isActive",
      array(select language_id from tutor_languages where tutor_id = tutors.id order by language_id) as "languageIds",
      exists (select from tutor_hours where tutor_id = tutors.id)
        or exists (select from tutor_days where tutor_id = tutors.id and from_minute is not null) as "hasHours",
      coalesce(rated.average, 0) as rating, coalesce(rated.n, 0) as ratings
    from tutors left join (select tutor_id, round(avg(rating), 1)::float8 as average, count(rating)::int as n
      from tutor_requests where rating is not null and status in ('accepted', 'done')
      group by tutor_id) rated on rated.tutor_id = tutors.id
    where (${all} or is_active) and (${id}::text is null or tutors.id = ${id})
      and (${languageId}::text is null or exists
        (select from tutor_languages where tutor_id = tutors.id and language_id = ${languageId}))
    order by position, "hasHours" desc, tutors.id`
}

export async function tutorById(tx: Tx, id: string): Promise<TutorRow | null> {
  const [row] = await tutorsIn(tx, { id, all: true })
  return row ?? null
}

/** Those whose trial this student has had, or has asked for. */
export async function triedTutors(tx: Tx, studentId: string): Promise<Set<string>> {
  const rows = await tx<{ id: string }[]>`select tutor_id as id from tutor_requests
    where student_id = ${studentId} and is_trial and status in ('asked', 'accepted', 'done')`
  return new Set(rows.map(({ id }) => id))
}

export interface WeeklyRow extends Hours {
  weekday: number
}
export interface DayRow {
  day: string
  hours: Hours | null
}

export async function hoursOf(tx: Tx, tutorId: string): Promise<{ weekly: WeeklyRow[]; days: DayRow[] }> {
  const weekly = await tx<WeeklyRow[]>`select weekday, from_minute as from, until_minute as until
    from tutor_hours where tutor_id = ${tutorId} order by weekday, from_minute`
  const days = await tx<{ day: string; from: number | null; until: number | null }[]>`
    select day, from_minute as from, until_minute as until
    from tutor_days where tutor_id = ${tutorId} order by day, from_minute`
  return {
    weekly,
    days: days.map(({ day, from, until }) => ({
      day,
      hours: from === null || until === null ? null : { from, until },
    })),
  }
}

export type TutorColumns = Omit<TutorRow, 'version' | 'languageIds' | 'hasHours' | 'rating' | 'ratings'>

/** As they are kept now, and as nobody else changes them until the transaction ends. */
export async function tutorToChange(tx: Tx, id: string): Promise<TutorRow | null> {
  await tx`select from tutors where id = ${id} for update`
  return tutorById(tx, id)
}

/** Adds a tutor, or changes the one with this id. */
export async function saveTutor(tx: Tx, tutor: TutorColumns): Promise<void> {
  const row = {
    id: tutor.id,
    first_name: tutor.firstName,
    last_name: tutor.lastName,
    description: tutor.description,
    picture: tutor.picture,
    email: tutor.email,
    speaks: tutor.speaks,
    time_zone: tutor.timeZone,
    hourly_price: tutor.hourlyPrice,
    trial_price: tutor.trialPrice,
    lesson_minutes: tutor.lessonMinutes,
    trial_minutes: tutor.trialMinutes,
    is_active: tutor.isActive,
  }
  const { id: _, ...changes } = row
  await tx`insert into tutors ${tx(row)}
    on conflict (id) do update set version = tutors.version + 1, ${tx(changes)}`
}

export async function saveLanguages(tx: Tx, tutorId: string, languageIds: string[]): Promise<void> {
  await tx`delete from tutor_languages where tutor_id = ${tutorId}`
  for (const id of new Set(languageIds))
    await tx`insert into tutor_languages (tutor_id, language_id) values (${tutorId}, ${id})`
}

export async function saveWeek(tx: Tx, tutorId: string, weekly: WeeklyRow[]): Promise<void> {
  await tx`delete from tutor_hours where tutor_id = ${tutorId}`
  for (const { weekday, from, until } of weekly)
    await tx`insert into tutor_hours (tutor_id, weekday, from_minute, until_minute)
      values (${tutorId}, ${weekday}, ${from}, ${until})`
}

export async function saveDays(tx: Tx, tutorId: string, days: DayRow[]): Promise<void> {
  await tx`delete from tutor_days where tutor_id = ${tutorId}`
  for (const { day, hours } of days)
    await tx`insert into tutor_days (tutor_id, day, from_minute, until_minute)
      values (${tutorId}, ${day}, ${hours?.from ?? null}, ${hours?.until ?? null}) on conflict do nothing`
}

/** Listed no more. False where there is no such tutor. */
export async function retire(tx: Tx, id: string): Promise<boolean> {
  const rows =
    await tx`update tutors set is_active = false, version = version + 1 where id = ${id} returning id`
  return rows.length > 0
}
