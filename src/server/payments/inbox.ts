import { createHash } from 'node:crypto'
import type { Fact } from '#rules/payments.ts'
import { applyFact } from './apply-fact.ts'
import type { Desk } from './desk.ts'
import {
  claimEvents,
  isInOtherHands,
  isWaiting,
  markApplied,
  putBack,
  type StoredEvent,
  storeEvent,
} from './event-store.ts'
import type { OpenOrder, PaymentProvider, ProviderEvent } from './provider-port.ts'

const most = 20
const longestWaitSeconds = 300
/** Whoever brings an event is not kept waiting for a provider that is slow to answer about it. */
const patienceMs = 3000

/**
 * Keeps an event, then applies it. Once it is kept it is never lost: what cannot be applied now, because the provider
 * cannot be asked or this process dies, is applied by a later round.
 */
export async function receive(desk: Desk, provider: PaymentProvider, event: ProviderEvent): Promise<void> {
  await storeEvent(desk.deps.sql, provider.name, { ...event, now: desk.deps.now() })
  const applied = applyNow(desk, event.id)
  await Promise.race([applied, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())])
}

/** Where another round has the event in its hands, that one is waited for. */
async function applyNow(desk: Desk, id: string): Promise<void> {
  const events = await claimEvents(desk.deps.sql, { most: 1, only: id })
  for (const event of events) await applyEvent(desk, event)
  const until = Date.now() + patienceMs
  while (events.length === 0 && Date.now() < until && (await isInOtherHands(desk.deps.sql, id))) {
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** One round of the inbox. True when there may be more. */
export async function applyWaiting(desk: Desk): Promise<boolean> {
  const events = await claimEvents(desk.deps.sql, { most })
  for (const event of events) await applyEvent(desk, event)
  return events.length === most
}

/** Asks the provider what became of an order. The answer goes through the inbox like any other news. */
export async function checkOrder(desk: Desk, provider: PaymentProvider, order: OpenOrder): Promise<void> {
  const facts = await provider.check(order)
  if (facts.length === 0) return
  const body = JSON.stringify(facts)
  const id = `check-${createHash('sha256').update(body).digest('base64url')}`
  await receive(desk, provider, { id, type: checkType, body, at: desk.deps.now() })
}

const checkType = 'boli.check'

async function applyEvent(desk: Desk, event: StoredEvent): Promise<void> {
  const { sql, log, config, now } = desk.deps
  const provider = desk.providers.get(event.provider)
  try {
    if (!provider) throw new Error('this provider is not set up')
    const facts = event.type === checkType ? factsIn(event.body) : await provider.factsOf(event)
    await sql.begin(async (tx) => {
      if (!(await isWaiting(tx, event))) return
      const outcomes: string[] = []
      const by = { provider, source: `${event.provider} ${event.id}`, config, now: now() }
      for (const fact of facts) outcomes.push(await applyFact(tx, fact, by))
      const refused = outcomes.filter((outcome) => /(^|; )(refused|paid a second)/.test(outcome))
      await markApplied(tx, event, inWords([...refused, ...outcomes]))
      if (refused.length > 0) log.warn({ event: event.id, refused }, 'payment event not counted')
    })
  } catch (error) {
    const problem = (error as Error).message
    log.warn({ event: event.id, provider: event.provider, problem }, 'payment event waits')
    const seconds = Math.min(longestWaitSeconds, 2 ** event.attempts) * (0.75 + Math.random() / 2)
    await putBack(sql, event, { seconds, problem })
  }
}

/** What waits for the owner stands first, and nothing twice: of what a customer did for years the end is cut off. */
function inWords(outcomes: string[]): string {
  return [...new Set(outcomes)].join('; ') || 'nothing to do'
}

function factsIn(body: string): Fact[] {
  const dated = /^(at|start|end)$/
  return JSON.parse(body, (key, value) =>
    dated.test(key) && typeof value === 'string' ? new Date(value) : value,
  )
}
