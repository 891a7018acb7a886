import type { TutorForm } from '#calls/admin-tutors.ts'
import { mustBeLatest } from '../begun-from.ts'
import type { Config } from '../config.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import { askAnew } from './ask-anew.ts'
import { sendAnew } from './recordings/send-anew.ts'
import {
  saveDays,
  saveLanguages,
  saveTutor,
  saveWeek,
  type TutorColumns,
  type TutorRow,
  tutorById,
  tutorToChange,
} from './tutor-store.ts'
import { minuteOf } from './tutors-shown.ts'

type Given = { [Field in keyof TutorForm]?: TutorForm[Field] | undefined }

interface Keeping {
  sql: Sql
  body: Given & { version?: number | undefined }
  now: Date
  config: Config
}

/** Adds or changes a tutor; what is not given stays. Who is reached at another address is asked again there. */
export async function keepTutor(
  id: string,
  { sql, body: { version, ...form }, ...doing }: Keeping,
): Promise<TutorRow> {
  return sql.begin(async (tx) => {
    const before = await tutorToChange(tx, id)
    if (before) mustBeLatest(before.version, version)
    const columns = columnsOf(id, form, before)
    await saveTutor(tx, columns)
    if (before && before.email !== columns.email) {
      await askAnew(tx, id, doing)
      await sendAnew(tx, id, doing)
    }
    if (form.language_id) {
      await mustBeTaught(tx, form.language_id)
      await saveLanguages(tx, id, form.language_id)
    }
    if (form.hours) {
      const week = form.hours.map(({ weekday, from, until }) => ({
        weekday,
        from: minuteOf(from),
        until: minuteOf(until),
      }))
      await saveWeek(tx, id, week)
    }
    if (form.days) await saveDays(tx, id, form.days.map(specialDay))
    return (await tutorById(tx, id)) as TutorRow
  })
}

function specialDay({ day, from, until }: TutorForm['days'][number]) {
  const isOff = from === undefined || until === undefined
  return { day, hours: isOff ? null : { from: minuteOf(from), until: minuteOf(until) } }
}

function columnsOf(id: string, form: Given, before: TutorRow | null): TutorColumns {
  const lessonMinutes = form.lessonMinutes ?? before?.lessonMinutes ?? 60
  const trialMinutes = form.trialMinutes ?? before?.trialMinutes ?? 30
  return {
    id,
    firstName: form.firstname ?? before?.firstName ?? '',
    lastName: form.lastname ?? before?.lastName ?? '',
    description: form.description ?? before?.description ?? '',
    picture: form.profile_pic ?? before?.picture ?? '',
    email: form.email ?? before?.email ?? '',
    speaks: form.speaks ?? before?.speaks ?? '',
    timeZone: form.timeZone ?? before?.timeZone ?? 'UTC',
    hourlyPrice: centsOf(form.price) ?? before?.hourlyPrice ?? 0,
    // Null is a choice here: no trial.
    trialPrice:
      form.trialPrice === undefined ? (before?.trialPrice ?? null) : (centsOf(form.trialPrice) ?? null),
    lessonMinutes,
    // A trial is never longer than a lesson.
    trialMinutes: Math.min(trialMinutes, lessonMinutes),
    isActive: form.isActive ?? before?.isActive ?? true,
  }
}

function centsOf(dollars: number | null | undefined): number | undefined {
  return dollars === null || dollars === undefined ? undefined : Math.round(dollars * 100)
}

async function mustBeTaught(tx: Tx, languageIds: string[]): Promise<void> {
  const known = await tx`select id from languages where id = any(${languageIds})`
  if (known.length < new Set(languageIds).size) throw new Refusal(400, 'There is no such language.')
}
