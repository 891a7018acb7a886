import type { Desk } from './desk.ts'
import { checkOrder } from './inbox.ts'
import { markTurnedBack, openCheckouts } from './order-store.ts'

/**
 * Before another checkout begins, those that stand open for the same language are closed: in two tabs nobody pays
 * twice. One that turns out to be paid counts at once.
 */
export async function closeCheckouts(
  desk: Desk,
  whose: { studentId: string; languageId: string },
): Promise<void> {
  const { sql, now } = desk.deps
  for (const { provider: name, ...order } of await openCheckouts(sql, whose)) {
    const provider = desk.providers.get(name)
    if (!provider?.closeCheckout) continue
    if (await provider.closeCheckout(order)) await markTurnedBack(sql, order.id, now())
    else await checkOrder(desk, provider, order)
  }
}
