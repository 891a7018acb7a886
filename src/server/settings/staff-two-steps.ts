import { factorOf, saveStaffTwoSteps, staffTwoSteps } from '../accounts/two-steps/two-steps-store.ts'
import { Refusal } from '../refusal.ts'
import type { Context } from '../serve.ts'

type Asking = Context<unknown, unknown, { isRequired: boolean }>

/** From the next call on people of the academy without it are students. Who settles it goes first. */
export async function askStaffForTwoSteps({ sql, body, student, changed }: Asking): Promise<void> {
  const { isRequired } = body
  if (isRequired && !(await factorOf(sql, student.id)))
    throw new Refusal(
      409,
      'Switch it on for yourself first, in your profile. Else the studio would close on you.',
    )
  const before = await staffTwoSteps(sql)
  await saveStaffTwoSteps(sql, isRequired)
  changed({
    subject: 'settings',
    subjectId: '',
    before: { staffTwoSteps: before },
    after: { staffTwoSteps: isRequired },
  })
}
