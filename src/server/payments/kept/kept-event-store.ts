import type { eventStates, ListedEvent } from '#calls/admin-orders.ts'
import type { Tx } from '../../database/sql.ts'

export type EventState = (typeof eventStates)[number]

type Row = Omit<ListedEvent, 'id' | 'occurredAt' | 'receivedAt' | 'state' | 'isForOwner'> & {
  eventId: string
  isNotCounted: boolean
  occurredAt: Date
  receivedAt: Date
}

/** Literal, as its index says it. What a message tells stands one after the other. */
export const notCounted = (tx: Tx) => tx`applied_at is not null and settled_at is null
  and outcome ~ '(^|; )(refused|paid a second)'`

/** The payment of these is known: told again they would say no more than that, and the note would be gone. */
const toGiveBack = '(^|; )(paid a second|refused: the account )'

/** What providers told, of one state, the newest first. */
export async function keptEvents(
  tx: Tx,
  { state, after, most }: { state: EventState; after: string | undefined; most: number },
): Promise<ListedEvent[]> {
  const [provider = '', eventId = ''] = parted(after ?? '')
  const page = after
    ? tx`and (received_at, event_id) < (select received_at, event_id from provider_events
        where provider = ${provider} and event_id = ${eventId})`
    : tx``
  const conditions = {
    failing: tx`applied_at is null and outcome <> ''`,
    waiting: tx`applied_at is null and outcome = ''`,
    'not counted': notCounted(tx),
    applied: tx`applied_at is not null`,
  }
  const rows = await tx<Row[]>`select provider, event_id as "eventId", type, attempts, outcome,
      occurred_at as "occurredAt", received_at as "receivedAt", (${notCounted(tx)}) as "isNotCounted"
    from provider_events where ${conditions[state]} ${page} order by received_at desc, event_id desc limit ${most}`
  return rows.map(({ eventId: id, occurredAt, receivedAt, isNotCounted, ...row }) => ({
    ...row,
    id: `${row.provider}:${id}`,
    state: isNotCounted ? 'not counted' : state,
    isForOwner: new RegExp(toGiveBack).test(row.outcome),
    occurredAt: occurredAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
  }))
}

function parted(id: string): [provider: string, eventId: string] {
  const at = id.indexOf(':')
  return [id.slice(0, Math.max(0, at)), id.slice(at + 1)]
}

/**
 * It waits again, from its first try. False where there is none, or it was counted, or it is a payment to give back: told
 * again, that one would be known already, and its note gone.
 */
export async function waitAgain(tx: Tx, id: string): Promise<boolean> {
  const [provider, eventId] = parted(id)
  const rows =
    await tx`update provider_events set applied_at = null, attempts = 0, due_at = now(), outcome = ''
    where provider = ${provider} and event_id = ${eventId} and body <> ''
      and (applied_at is null or (${notCounted(tx)} and outcome !~ ${toGiveBack})) returning event_id`
  return rows.length > 0
}

/** Somebody has dealt with what was not counted. False where there is none. */
export async function settle(tx: Tx, id: string, now: Date): Promise<boolean> {
  const [provider, eventId] = parted(id)
  const rows = await tx`update provider_events set settled_at = ${now}
    where provider = ${provider} and event_id = ${eventId} and ${notCounted(tx)} returning event_id`
  return rows.length > 0
}
