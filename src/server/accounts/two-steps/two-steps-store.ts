import type { TwoSteps } from '#calls/two-steps.ts'
import type { Fragment, Tx } from '../../database/sql.ts'
import type { RecoveryCodes } from './recovery-codes.ts'

/** Whether somebody of the academy has to switch two-step sign-in on before they work: by the row of that name. */
export function owesTwoSteps(tx: Tx, row: string): Fragment {
  return tx`(case when ${tx(row)}.role = 'STUDENT' then false else
    (select staff_two_steps from academy_settings) and not ${hasTwoSteps(tx, row)} end)`
}

/** Whether they have switched it on: by the row of that name. */
export function hasTwoSteps(tx: Tx, row: string): Fragment {
  return tx`exists (select from second_factors factor
    where factor.student_id = ${tx(row)}.id and factor.confirmed_at is not null)`
}

/** A factor that is switched on. */
export interface Factor {
  sealedSecret: Buffer
  recoverySalt: Buffer
}

export async function factorOf(tx: Tx, studentId: string): Promise<Factor | null> {
  const [row] = await tx<Factor[]>`select sealed_secret as "sealedSecret", recovery_salt as "recoverySalt"
    from second_factors where student_id = ${studentId} and confirmed_at is not null`
  return row ?? null
}

/** Whether the account is as it was read; and until the transaction ends, nobody switches the factor on or off. */
export async function holdAccount(tx: Tx, studentId: string): Promise<void> {
  await tx`select id from students where id = ${studentId} for update`
}

interface Begun {
  studentId: string
  sealedSecret: Buffer
  now: Date
}

/** A secret that waits for its first code; one that waited before ends. False where it is on already. */
export async function beginFactor(tx: Tx, { studentId, sealedSecret, now }: Begun): Promise<boolean> {
  const rows = await tx`insert into second_factors (student_id, sealed_secret, begun_at)
    values (${studentId}, ${sealedSecret}, ${now})
    on conflict (student_id) do update set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at
      where second_factors.confirmed_at is null
    returning student_id`
  return rows.length > 0
}

/** The secret that was begun since a moment, and not confirmed yet. */
export async function begunSecret(tx: Tx, studentId: string, since: Date): Promise<Buffer | null> {
  const [row] = await tx<{ sealed: Buffer }[]>`select sealed_secret as sealed from second_factors
    where student_id = ${studentId} and confirmed_at is null and begun_at > ${since}`
  return row?.sealed ?? null
}

interface Confirmed {
  studentId: string
  sealedSecret: Buffer
  step: number
  now: Date
}

/** Switches it on. False where it was begun anew, or switched on, meanwhile. */
export async function confirmFactor(tx: Tx, confirmed: Confirmed): Promise<boolean> {
  const { studentId, sealedSecret, step, now } = confirmed
  const rows = await tx`update second_factors set confirmed_at = ${now}, last_step = ${step}
    where student_id = ${studentId} and confirmed_at is null and sealed_secret = ${sealedSecret}
    returning student_id`
  return rows.length > 0
}

/** False where this code was taken before, or a newer one. */
export async function takeStep(tx: Tx, studentId: string, step: number): Promise<boolean> {
  const rows = await tx`update second_factors set last_step = ${step}
    where student_id = ${studentId} and confirmed_at is not null and last_step < ${step} returning student_id`
  return rows.length > 0
}

export async function takeRecoveryCode(
  tx: Tx,
  { studentId, hash, now }: { studentId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const rows = await tx`update recovery_codes set used_at = ${now}
    where student_id = ${studentId} and code_hash = ${hash} and used_at is null returning student_id`
  return rows.length > 0
}

/** In place of all that were before. */
export async function keepRecoveryCodes(
  tx: Tx,
  studentId: string,
  { salt, hashes }: Omit<RecoveryCodes, 'codes'>,
): Promise<void> {
  await tx`delete from recovery_codes where student_id = ${studentId}`
  await tx`update second_factors set recovery_salt = ${salt} where student_id = ${studentId}`
  for (const hash of hashes) {
    await tx`insert into recovery_codes (student_id, code_hash) values (${studentId}, ${hash})`
  }
}

/** Takes everything of it away. False where it was not on. */
export async function dropFactor(tx: Tx, studentId: string): Promise<boolean> {
  await tx`delete from recovery_codes where student_id = ${studentId}`
  await tx`delete from code_attempts where student_id = ${studentId}`
  const rows = await tx<{ wasOn: boolean }[]>`delete from second_factors where student_id = ${studentId}
    returning confirmed_at is not null as "wasOn"`
  return rows[0]?.wasOn === true
}

export async function recoveryCodesLeft(tx: Tx, studentId: string): Promise<number> {
  const [row] = await tx<{ n: number }[]>`select count(*)::int as n from recovery_codes
    where student_id = ${studentId} and used_at is null`
  return row?.n ?? 0
}

type Shown = Omit<TwoSteps, 'since'> & { since: Date | null }

export async function twoStepsOf(tx: Tx, studentId: string): Promise<TwoSteps> {
  const [row] = await tx<Shown[]>`
    select confirmed_at is not null as "isOn", confirmed_at as since,
      role <> 'STUDENT' and (select staff_two_steps from academy_settings) as "isAsked",
      (select count(*)::int from recovery_codes where student_id = students.id and used_at is null)
        as "recoveryCodesLeft"
    from students left join second_factors on second_factors.student_id = students.id
    where students.id = ${studentId}`
  if (!row) throw new Error('A student who was there a moment ago.')
  return { ...row, since: row.since?.toISOString() ?? null }
}

export async function staffTwoSteps(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ is: boolean }[]>`select staff_two_steps as is from academy_settings`
  return row?.is === true
}

export async function saveStaffTwoSteps(tx: Tx, isRequired: boolean): Promise<void> {
  await tx`update academy_settings set staff_two_steps = ${isRequired}`
}
