import type { Config } from '../../config.ts'
import type { Sql } from '../../database/sql.ts'
import { forgetDevicesOf } from '../sessions/device-store.ts'
import { endSessionsOf } from '../sessions/session-store.ts'
import { tellOfTwoSteps } from './two-steps-mails.ts'
import { dropFactor, holdAccount } from './two-steps-store.ts'

interface TakingOff {
  person: { id: string; email: string; firstName: string }
  config: Pick<Config, 'publicUrl'>
  now: Date
}

/** For somebody who lost app and codes: off, signed out everywhere, and told by mail. False where it was not on. */
export async function takeOffTwoSteps(sql: Sql, { person, config, now }: TakingOff): Promise<boolean> {
  return sql.begin(async (tx) => {
    await holdAccount(tx, person.id)
    if (!(await dropFactor(tx, person.id))) return false
    await endSessionsOf(tx, person.id, { now })
    await forgetDevicesOf(tx, person.id)
    await tellOfTwoSteps(tx, 'takenOff', { ...person, config })
    return true
  })
}
