import type { Desk } from './desk.ts'
import { storeEvent } from './event-store.ts'
import { applyWaiting, checkOrder } from './inbox.ts'
import { ordersToAsk } from './order-store.ts'

export interface Reconciled {
  /** Events that no webhook had brought. */
  missed: number
  /** Orders that were asked about. */
  asked: number
  /** What could not be asked, in words. */
  problems: string[]
}

/** Asks every provider what was missed: the events of the last days, and what became of orders that stand open. */
export async function reconcile(desk: Desk, days: number): Promise<Reconciled> {
  const { sql, now } = desk.deps
  const since = new Date(now().getTime() - days * 24 * 3_600_000)
  const found: Reconciled = { missed: 0, asked: 0, problems: [] }
  for (const provider of desk.providers.values()) {
    const tried = async (what: string, work: () => Promise<void>) => {
      await work().catch((error) =>
        found.problems.push(`${provider.name}, ${what}: ${(error as Error).message}`),
      )
    }
    await tried('events', async () => {
      for (const event of (await provider.eventsSince?.(since)) ?? []) {
        if (await storeEvent(sql, provider.name, { ...event, now: now() })) found.missed++
      }
    })
    for (const order of await ordersToAsk(sql, provider.name, { since, paidToo: !provider.eventsSince })) {
      found.asked++
      await tried(`order ${order.id}`, () => checkOrder(desk, provider, order))
    }
  }
  while (await applyWaiting(desk)) {}
  return found
}
