import { taughtNow } from '../curriculum/taught.ts'
import type { CourseTaught, LessonTaught, Taught } from '../curriculum/taught-lessons.ts'
import type { Sql, Tx } from '../database/sql.ts'
import { saveReview } from '../feedback/feedback-store.ts'
import { completeIn, type Done } from '../lessons/completion-store.ts'
import { enrolInLanguage } from './enrolment-store.ts'

const everybody = ['demo-student', 'demo-subscriber', 'demo-star', 'demo-new', 'demo-admin']

const reviews = [
  {
    who: 'demo-subscriber',
    course: 0,
    rating: '5',
    comment: 'I read my first shop sign today. So well paced.',
  },
  {
    who: 'demo-star',
    course: 0,
    rating: '4.5',
    comment: 'The letters finally stay in my head. More films, please!',
  },
  {
    who: 'demo-subscriber',
    course: 1,
    rating: '4.5',
    comment: 'I spoke with my neighbour, and she understood me.',
  },
  { who: 'demo-star', course: 1, rating: '4', comment: 'Short, useful, and the voices can be slowed down.' },
] as const

/** What the demo people did before anybody looked: enrolments, two courses begun, a lesson finished, reviews. Made once. */
export async function loadDemoActivity(sql: Sql, now: Date): Promise<void> {
  const taught = await taughtNow(sql)
  const courses = taught.courses.filter(
    ({ languageId, lessons }) => languageId === 'hindi' && lessons.length > 0,
  )
  await sql.begin(async (tx) => {
    const people = await tx<{ id: string }[]>`select id from students where id = any(${everybody})
      and not exists (select from enrolments where student_id = students.id) for update`
    for (const { id } of people) await enrolInLanguage(tx, id, 'hindi')
    const isNew = (who: string) => people.some(({ id }) => id === who)
    if (isNew('demo-student')) await beginCourses(tx, { studentId: 'demo-student', taught, courses, now })
    for (const [at, { who, course, rating, comment }] of reviews.entries()) {
      const lesson = courses[course]?.lessons[0]
      if (!lesson || !isNew(who)) continue
      const [studentId, questionId] = [who, lesson.questions[0]?.id ?? null]
      const review = {
        id: `demo-review-${at}`,
        studentId,
        lessonId: lesson.id,
        questionId,
        rating,
        comment,
        now,
      }
      await saveReview(tx, review)
      if (questionId)
        await completeIn(tx, { studentId, taught, lesson, now }, [{ kind: 'feedback', itemId: questionId }])
    }
  })
}

interface Beginning {
  studentId: string
  taught: Taught
  courses: CourseTaught[]
  now: Date
}

/** Two courses begun, in the first a lesson finished; a third one finished whole, for its certificate. */
async function beginCourses(
  tx: Tx,
  { studentId, taught, courses: [first, second, third], now }: Beginning,
): Promise<void> {
  const beginnings: [LessonTaught | undefined, Done[]][] = [
    [first?.lessons[0], everythingIn(first?.lessons[0])],
    [first?.lessons[1], everythingIn(first?.lessons[1]).slice(0, 3)],
    [second?.lessons[0], everythingIn(second?.lessons[0]).slice(0, 4)],
    ...(third?.lessons ?? []).map((lesson): [LessonTaught, Done[]] => [lesson, everythingIn(lesson)]),
  ]
  for (const [lesson, done] of beginnings) {
    if (lesson) await completeIn(tx, { studentId, taught, lesson, now }, done)
  }
}

function everythingIn(lesson: LessonTaught | undefined): Done[] {
  if (!lesson) return []
  const of = (kind: Done['kind'], things: { id: string }[]) =>
    things.map(({ id }): Done => ({ kind, itemId: id }))
  return [
    ...of('video', lesson.films.slice(0, 1)),
    ...of('exercise', lesson.exercises),
    ...of('vocabulary', lesson.words),
    ...of('feedback', lesson.questions),
  ]
}
