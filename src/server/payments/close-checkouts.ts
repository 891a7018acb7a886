import type { ProviderName } from '#rules/payments.ts'
import type { Desk } from './desk.ts'
import { checkOrder } from './inbox.ts'
import { checkoutsOfTheGone, markTurnedBack, openCheckouts } from './order-store.ts'
import type { OpenOrder, PaymentProvider } from './provider-port.ts'

/**
 * Before another checkout begins, those that stand open for the same language are closed: in two tabs nobody pays
 * twice. One that turns out to be paid counts at once. Where its provider is away, or knows it no more, it keeps nobody
 * from paying: what is paid a second time all the same is seen when it is paid.
 */
export async function closeCheckouts(
  desk: Desk,
  whose: { studentId: string; languageId: string },
): Promise<void> {
  await closeAll(desk, await openCheckouts(desk.deps.sql, whose))
}

/** A provider's page stays open for a day at most. */
const openFor = 2 * 24 * 3_600_000

/** Whoever is disabled or deleted while they stand at a provider's page is not to pay for what they can no more open. */
export async function closeForTheGone(desk: Desk): Promise<void> {
  const { sql, now } = desk.deps
  await closeAll(desk, await checkoutsOfTheGone(sql, new Date(now().getTime() - openFor)))
}

type Checkout = OpenOrder & { provider: ProviderName }

async function closeAll(desk: Desk, checkouts: Checkout[]): Promise<void> {
  for (const { provider: name, ...order } of checkouts) {
    const provider = desk.providers.get(name)
    await close(desk, provider, order).catch((error) =>
      desk.deps.log.warn({ err: error, provider: name, order: order.id }, 'checkout not closed'),
    )
  }
}

async function close(desk: Desk, provider: PaymentProvider | undefined, order: OpenOrder): Promise<void> {
  if (!provider?.closeCheckout) return
  const { sql, now } = desk.deps
  if (await provider.closeCheckout(order)) await markTurnedBack(sql, order.id, now())
  else await checkOrder(desk, provider, order)
}
