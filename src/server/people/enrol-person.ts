import type { Tx } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { noSuchPerson } from './change-person.ts'

type Asking = Context<unknown, unknown, { userId: string; courseId: string }>

export async function enrolPerson({ sql, body, now, changed }: Asking) {
  const course = await sql.begin(async (tx) => {
    const found = await pairNamed(tx, body)
    const before = await enrolmentsOf(tx, body.userId)
    await tx`insert into enrolments (student_id, course_id, enrolled_at) values (${body.userId}, ${body.courseId}, ${now})
      on conflict do nothing`
    tell(changed, body.userId, { before, after: await enrolmentsOf(tx, body.userId) })
    return found
  })
  return { message: `They are enrolled in ${course.name} now.` }
}

export async function withdrawPerson({ sql, body, changed }: Asking) {
  const course = await sql.begin(async (tx) => {
    const found = await pairNamed(tx, body)
    const before = await enrolmentsOf(tx, body.userId)
    await tx`delete from enrolments where student_id = ${body.userId} and course_id = ${body.courseId}`
    tell(changed, body.userId, { before, after: await enrolmentsOf(tx, body.userId) })
    return found
  })
  return { message: `They are not enrolled in ${course.name} any more.` }
}

/** Both must be there. The student's row is held, so that the log tells of one change at a time. */
async function pairNamed(tx: Tx, { userId, courseId }: { userId: string; courseId: string }) {
  const [known] = await tx`select from students where id = ${userId} and deleted_at is null for no key update`
  if (!known) throw noSuchPerson()
  const [course] = await tx<{ name: string }[]>`select name from courses where id = ${courseId}`
  if (!course) throw new Refusal(404, 'There is no such course.')
  return course
}

async function enrolmentsOf(tx: Tx, studentId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select course_id as id from enrolments where student_id = ${studentId} order by course_id`
  return rows.map(({ id }) => id)
}

function tell(
  changed: Context['changed'],
  id: string,
  enrolled: { before: string[]; after: string[] },
): void {
  changed({
    subject: 'student',
    subjectId: id,
    before: { enrolledIn: enrolled.before },
    after: { enrolledIn: enrolled.after },
  })
}
