import type { Sql, Tx } from '../../database/sql.ts'
import { newId } from '../../new-id.ts'
import { networkOf } from '../network-of.ts'
import { sweepCodeAttempts } from '../two-steps/code-attempts.ts'
import { dropHalvesOf, sweepHalves } from '../two-steps/half-sign-in-store.ts'
import { sweepDevices } from './device-store.ts'
import { longestLife } from './session-life.ts'
import { sweepAttempts } from './sign-in-attempts.ts'
import { hashOf, newToken, successorOf } from './tokens.ts'

const minute = 60_000
const day = 24 * 60 * minute
const bearerLife = 15 * minute
const graceOfPrevious = 30_000

const bearerEnd = (now: Date) => new Date(now.getTime() + bearerLife)

/** domain 3: 7 days with remember, where the cookie outlives the browser; else 30, in a cookie of this browser session. */
const sessionLife = (remember: boolean) => (remember ? 7 : 30) * day

export interface OpenedSession {
  bearer: string
  refreshToken: string
  remember: boolean
}

/** An opened session that goes on, with whose it is. */
export interface RenewedSession extends OpenedSession {
  studentId: string
}

export interface NewSession {
  studentId: string
  remember: boolean
  address: string
  device: string
  /** False where a remembered device stood for the password. */
  byPassword?: boolean
  /** The refresh token that came along: whoever signs in anew has left what it stood for. */
  replaces?: string | undefined
  now: Date
}

export async function openSession(tx: Tx, opened: NewSession): Promise<OpenedSession> {
  const { studentId, remember, address, device, byPassword = true, replaces, now } = opened
  if (replaces) await endReplaced(tx, replaces, now)
  const id = newId()
  const refreshToken = `${id}.${newToken()}`
  const expiresAt = new Date(now.getTime() + sessionLife(remember))
  const bearer = newToken()
  await tx`with opened as (
      insert into auth_sessions (id, student_id, refresh_hash, rotated_at, expires_at, remember, signed_in_at,
        by_password, address, network, device)
      values (${id}, ${studentId}, ${hashOf(refreshToken)}, ${now}, ${expiresAt}, ${remember}, ${now},
        ${byPassword}, ${address}, ${networkOf(address)}, ${device.slice(0, 300)})
      returning id
    )
    insert into session_bearers (access_hash, session_id, expires_at)
    select ${hashOf(bearer)}, id, ${bearerEnd(now)} from opened`
  return { bearer, refreshToken, remember }
}

/**
 * A new bearer for a refresh token. The token that was just replaced is honoured for 30 s; an older one was stolen or
 * copied, so its whole family ends (domain 4).
 */
export async function refreshSession(
  sql: Sql,
  presented: string,
  { secretKey, now }: { secretKey: string; now: Date },
): Promise<RenewedSession | null> {
  const next = successorOf(presented, secretKey)
  return sql.begin(async (tx) => {
    const session = (await rotate(tx, { presented, next, now })) ?? (await inGrace(tx, presented, now))
    if (!session) {
      await endSession(tx, presented.split('.')[0] ?? '', now)
      return null
    }
    const { id, ...known } = session
    return { ...known, bearer: await newBearer(tx, id, now), refreshToken: next }
  })
}

export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx`update auth_sessions set revoked_at = ${now} where id = ${sessionId} and revoked_at is null`
}

/** A token that has been replaced longer ago, or never was one, ends nothing here. */
async function endReplaced(tx: Tx, presented: string, now: Date): Promise<void> {
  await tx`update auth_sessions set revoked_at = ${now} where id = ${presented.split('.')[0] ?? ''}
    and ${hashOf(presented)} in (refresh_hash, previous_refresh_hash) and revoked_at is null`
}

/** Ends every session of a student, those half begun too, but for the one that asks where it may go on. */
export async function endSessionsOf(
  tx: Tx,
  studentId: string,
  { now, except = null }: { now: Date; except?: string | null },
): Promise<void> {
  await tx`update auth_sessions set revoked_at = ${now}
    where student_id = ${studentId} and revoked_at is null and id is distinct from ${except}`
  await dropHalvesOf(tx, studentId)
}

/** Keeps the tables small; what ended can no longer be told from what never was. */
export async function sweepSessions(tx: Tx, now: Date): Promise<void> {
  await tx`delete from session_bearers where expires_at < ${now}`
  await tx`delete from auth_sessions where expires_at < ${now}`
  await sweepDevices(tx, now)
  await sweepHalves(tx, now)
  await sweepAttempts(tx, now)
  await sweepCodeAttempts(tx, now)
}

type Found = { id: string } & Pick<RenewedSession, 'remember' | 'studentId'>

async function rotate(
  tx: Tx,
  { presented, next, now }: { presented: string; next: string; now: Date },
): Promise<Found | undefined> {
  const [session] = await tx<Found[]>`
    update auth_sessions set previous_refresh_hash = refresh_hash, refresh_hash = ${hashOf(next)},
      rotated_at = ${now},
      expires_at = case when impersonator_id is null
        then least(${now}::timestamptz + make_interval(days => case when remember then 7 else 30 end),
          signed_in_at + make_interval(secs => ${longestLife / 1000}))
        else expires_at end
    where refresh_hash = ${hashOf(presented)} and revoked_at is null and expires_at > ${now}
      and exists (select from students where students.id = student_id and is_active)
    returning id, remember, student_id as "studentId"`
  return session
}

async function inGrace(tx: Tx, presented: string, now: Date): Promise<Found | undefined> {
  const earliest = new Date(now.getTime() - graceOfPrevious)
  const [session] = await tx<Found[]>`
    select id, remember, student_id as "studentId" from auth_sessions
    where previous_refresh_hash = ${hashOf(presented)} and rotated_at > ${earliest}
      and revoked_at is null and expires_at > ${now}
      and exists (select from students where students.id = student_id and is_active)`
  return session
}

export async function newBearer(tx: Tx, sessionId: string, now: Date): Promise<string> {
  const bearer = newToken()
  await tx`delete from session_bearers where session_id = ${sessionId} and expires_at < ${now}`
  await tx`insert into session_bearers (access_hash, session_id, expires_at)
    values (${hashOf(bearer)}, ${sessionId}, ${bearerEnd(now)})`
  return bearer
}
