import type { Sql } from '../database/sql.ts'
import { saveLanguages, saveTutor, saveWeek } from './tutor-store.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** One whose hours can be chosen, and one with whom a time is agreed. */
const tutors = [
  {
    id: 'demo-tutor-kavita',
    firstName: 'Kavita',
    lastName: 'Mishra',
    description:
      'Kavita has taught at a school in Lucknow for eleven years. With her you talk from the first minute on: about food, family, and what went wrong on the way to the market.',
    picture: 'tutor-kavita.svg',
    speaks: 'Hindi, English and Awadhi',
    timeZone: 'Asia/Kolkata',
    hourlyPrice: 1500,
    trialPrice: 500,
    hours: [
      { from: 8 * 60, until: 11 * 60 },
      { from: 18 * 60, until: 22 * 60 },
    ],
    ratings: [
      { student: 'demo-subscriber', rating: 5, daysAgo: 12 },
      { student: 'demo-star', rating: 4.5, daysAgo: 30 },
    ],
  },
  {
    id: 'demo-tutor-farhan',
    firstName: 'Farhan',
    lastName: 'Siddiqui',
    description:
      'Farhan translates films and lives in London. He is the one to ask when you want to understand songs, jokes and everything that people swallow when they speak fast.',
    picture: 'tutor-farhan.svg',
    speaks: 'Hindi, Urdu and English',
    timeZone: 'Europe/London',
    hourlyPrice: 2200,
    trialPrice: null,
    hours: [],
    ratings: [{ student: 'demo-star', rating: 4, daysAgo: 45 }],
  },
]

/** The tutors of the demo academy; made once, whoever an admin has changed stays as changed. */
export async function loadDemoTutors(sql: Sql, now: Date): Promise<void> {
  for (const tutor of tutors) {
    const known = await sql`select id from tutors where id = ${tutor.id}`
    if (known.length > 0) continue
    await sql.begin(async (tx) => {
      const { id, hours, ratings, ...columns } = tutor
      const email = `${id}@boli.test`
      await saveTutor(tx, { ...columns, id, email, lessonMinutes: 60, trialMinutes: 30, isActive: true })
      await saveLanguages(tx, id, ['hindi'])
      await saveWeek(
        tx,
        id,
        everyDay.flatMap((weekday) => hours.map((span) => ({ weekday, ...span }))),
      )
      for (const { student, rating, daysAgo } of ratings) {
        const held = new Date(now.getTime() - daysAgo * 86_400_000)
        const day = held.toISOString().slice(0, 10)
        await tx`insert into tutor_requests (id, student_id, tutor_id, language_id, class_size, kind, lesson_day,
            time_zone, price, status, rating, created_at, changed_at)
          select ${`${id}-${student}`}, students.id, ${id}, 'hindi', '1 to 1', 'lesson', ${day}, 'UTC',
            ${tutor.hourlyPrice}, 'done', ${rating}, ${held}, ${held} from students where students.id = ${student}`
      }
    })
  }
}
