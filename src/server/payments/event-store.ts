import type { ProviderName } from '#rules/payments.ts'
import type { Tx } from '../database/sql.ts'
import type { ProviderEvent } from './provider-port.ts'

export interface StoredEvent extends ProviderEvent {
  provider: ProviderName
  attempts: number
}

/** Keeps an event. False where it was known already: told twice, it is still one event. */
export async function storeEvent(
  tx: Tx,
  provider: ProviderName,
  event: ProviderEvent & { now: Date },
): Promise<boolean> {
  const { id, type, body, at, now } = event
  const rows = await tx`insert into provider_events (provider, event_id, type, body, occurred_at, received_at)
    values (${provider}, ${id}, ${type}, ${body}, ${at}, ${now})
    on conflict (provider, event_id) do nothing returning event_id`
  return rows.length > 0
}

/** Takes events that wait, for a while; a process that dies with one in its hands has lost nothing. */
export async function claimEvents(
  tx: Tx,
  { most, only }: { most: number; only?: string },
): Promise<StoredEvent[]> {
  return tx<StoredEvent[]>`
    update provider_events event set attempts = attempts + 1, due_at = now() + interval '20 seconds'
    from (select provider, event_id from provider_events
      where applied_at is null and due_at <= now() and (${only ?? null}::text is null or event_id = ${only ?? null})
      order by occurred_at, event_id for update skip locked limit ${most}) due
    where event.provider = due.provider and event.event_id = due.event_id
    returning event.provider, event.event_id as id, type, body, occurred_at as at, attempts`
}

/** Whether somebody else is applying it just now, or about to: one that was put back says why. */
export async function isInOtherHands(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`select event_id from provider_events
    where event_id = ${id} and applied_at is null and outcome = ''`
  return rows.length > 0
}

/** Whether this event is still to be applied; until the transaction ends, nobody else applies it. */
export async function isWaiting(tx: Tx, { provider, id }: StoredEvent): Promise<boolean> {
  const rows = await tx`select event_id from provider_events
    where provider = ${provider} and event_id = ${id} and applied_at is null for update`
  return rows.length > 0
}

export async function markApplied(tx: Tx, { provider, id }: StoredEvent, outcome: string): Promise<void> {
  await tx`update provider_events set applied_at = now(), outcome = ${outcome.slice(0, 500)}
    where provider = ${provider} and event_id = ${id}`
}

/** It stays until it can be applied, however long a provider is down. */
export async function putBack(
  tx: Tx,
  { provider, id }: StoredEvent,
  why: { seconds: number; problem: string },
): Promise<void> {
  await tx`update provider_events set due_at = now() + make_interval(secs => ${why.seconds}),
      outcome = ${why.problem.slice(0, 500)}
    where provider = ${provider} and event_id = ${id} and applied_at is null`
}

/** What providers told is read for a year; that it was told stays, so that it never counts again. */
export async function sweepEvents(tx: Tx): Promise<void> {
  await tx`update provider_events set body = ''
    where applied_at < now() - interval '1 year' and body <> ''`
}

/** An e-mail or an id as a whole: tom@boli.test stands in atom@boli.test, too, and is another's there. */
const [before, after] = ['(?:\\\\[bfnrt]|(?<![\\w.+-]))', '(?![\\w-]|\\.\\w)']
const [sign, escaped] = ['\\W', '\\\\\\&']

/**
 * What providers told of somebody who is gone names them: an e-mail, often a name and an address. That it was told stays,
 * and what waits is applied before. CCAvenue's is written with our key: there the event's own id begins with the order's.
 * `since` is for what came after they went.
 */
export async function emptyEventsOf(
  tx: Tx,
  { id, email }: { id: string; email: string },
  since: Date | null = null,
): Promise<void> {
  await tx`
    with marks as materialized (
      select lower(id) as mark from orders where student_id = ${id}
      union all select lower(stripe_customer_id) from students where id = ${id}
      union all select lower(${email}))
    update provider_events set body = ''
    where applied_at is not null and applied_at >= coalesce(${since}::timestamptz, '-infinity') and exists (
      -- Each is read once, whatever is looked for in it: that is what the offset is for.
      select from (select lower(event_id || ' ' || body) as told offset 0) event, marks
      where strpos(told, mark) > 0
        and told ~ (${before} || regexp_replace(mark, ${sign}, ${escaped}, 'g') || ${after}))`
}
