import type { Tx } from '../database/sql.ts'

export interface ClaimRow {
  id: string
  studentId: string
  firstName: string
  lastName: string
  exerciseId: string
  answer: string
  comment: string
  state: 'open' | 'accepted' | 'declined'
  createdAt: Date
  toldAt: Date | null
  claimedBy: number
}

export interface NewClaim extends Pick<ClaimRow, 'id' | 'studentId' | 'exerciseId' | 'answer' | 'comment'> {
  attemptId: string
  now: Date
}

function columns(tx: Tx) {
  return tx`claim.id, claim.student_id as "studentId", first_name as "firstName", last_name as "lastName",
    claim.exercise_id as "exerciseId", claim.answer, claim.comment, claim.state, claim.created_at as "createdAt",
    claim.told_at as "toldAt", (select count(*)::int from answer_claims same
      where same.exercise_id = claim.exercise_id and same.answer = claim.answer) as "claimedBy"
    from answer_claims claim join students on students.id = claim.student_id`
}

/** Adds a claim; one that is there already stays as it is. */
export async function addClaim(tx: Tx, claim: NewClaim): Promise<void> {
  const { id, studentId, exerciseId, attemptId, answer, comment, now } = claim
  await tx`insert into answer_claims (id, student_id, exercise_id, attempt_id, answer, comment, created_at)
    values (${id}, ${studentId}, ${exerciseId}, ${attemptId}, ${answer}, ${comment}, ${now})
    on conflict (student_id, exercise_id, answer) do nothing`
}

export async function claimSaying(
  tx: Tx,
  { studentId, exerciseId, answer }: Pick<ClaimRow, 'studentId' | 'exerciseId' | 'answer'>,
): Promise<ClaimRow | undefined> {
  const [row] = await tx<ClaimRow[]>`select ${columns(tx)}
    where student_id = ${studentId} and exercise_id = ${exerciseId} and answer = ${answer}`
  return row
}

export async function claimById(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  const [row] = await tx<ClaimRow[]>`select ${columns(tx)} where claim.id = ${id}`
  return row
}

/** How many claims a student has made since then. Locks the student: two at once are counted one after the other. */
export async function countClaimsSince(tx: Tx, studentId: string, since: Date): Promise<number> {
  await tx`select from students where id = ${studentId} for update`
  const [row] = await tx<{ count: number }[]>`select count(*)::int as count from answer_claims
    where student_id = ${studentId} and created_at > ${since}`
  return row?.count ?? 0
}

/** The attempt as it was logged, where this student made it on this exercise. */
export async function loggedAnswer(
  tx: Tx,
  { studentId, attemptId, exerciseId }: { studentId: string; attemptId: string; exerciseId: string },
): Promise<{ answer: string | string[] } | undefined> {
  const [row] = await tx<{ answer: string | string[] }[]>`select answer from attempts
    where student_id = ${studentId} and id = ${attemptId} and exercise_id = ${exerciseId}`
  return row
}

export async function claimsOf(tx: Tx, studentId: string, onlyUntold: boolean): Promise<ClaimRow[]> {
  return tx<ClaimRow[]>`select ${columns(tx)} where student_id = ${studentId}
    ${onlyUntold ? tx`and claim.state <> 'open' and told_at is null` : tx``}
    order by claim.created_at desc, claim.id desc limit 100`
}

export async function markTold(tx: Tx, studentId: string, { ids, now }: { ids: string[]; now: Date }) {
  const { count } = await tx`update answer_claims set told_at = ${now}
    where student_id = ${studentId} and id = any(${ids}) and state <> 'open' and told_at is null`
  return count
}

/** The claims in one state, the oldest first: who waited longest is heard first. */
export async function claimsIn(
  tx: Tx,
  state: ClaimRow['state'],
  { after, most }: { after: { createdAt: Date; id: string } | null; most: number },
): Promise<ClaimRow[]> {
  return tx<ClaimRow[]>`select ${columns(tx)} where claim.state = ${state}
    ${after ? tx`and (claim.created_at, claim.id) > (${after.createdAt}, ${after.id})` : tx``}
    order by claim.created_at, claim.id limit ${most}`
}

/** Decides on an answer, for all who claim it, and makes it right from now on, or no longer. Gives back their claims. */
export async function decide(
  tx: Tx,
  { exerciseId, answer }: Pick<ClaimRow, 'exerciseId' | 'answer'>,
  { state, now }: { state: 'accepted' | 'declined'; now: Date },
): Promise<{ id: string; studentId: string }[]> {
  const decided = await tx<{ id: string; studentId: string }[]>`
    update answer_claims set state = ${state}, decided_at = ${now}, told_at = null
    where exercise_id = ${exerciseId} and answer = ${answer} and state <> ${state}
    returning id, student_id as "studentId"`
  if (state === 'accepted')
    await tx`insert into accepted_answers (exercise_id, answer, accepted_at)
      values (${exerciseId}, ${answer}, ${now}) on conflict do nothing`
  else await tx`delete from accepted_answers where exercise_id = ${exerciseId} and answer = ${answer}`
  await tx`update curriculum_state set version = version + 1`
  return decided
}
