import { takeOffTwoSteps } from '../accounts/two-steps/take-off.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'
import { studentNamed } from './remove-person.ts'

type Asking = Context<{ id: string }, unknown, { reason: string }>

/** Never one's own: an admin's session that was found open is no way around password and code. */
export async function twoStepsOff({ sql, params, body, student, config, now, changed }: Asking) {
  const person = await studentNamed(sql, params)
  if (person.id === student.id)
    throw new Refusal(409, 'This is your own account. You switch two-step sign-in off in your profile.')
  if (!(await takeOffTwoSteps(sql, { person, config, now })))
    throw new Refusal(409, 'Two-step sign-in is not on for this account.')
  changed({
    subject: 'student',
    subjectId: person.id,
    before: { twoSteps: true },
    after: { twoSteps: false, reason: body.reason },
  })
  return { message: 'Two-step sign-in is off for them. They are signed out, and a mail tells them.' }
}
