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

/** A checkout stands open for a day at most. */
const longestOpen = 25 * 3_600_000

/**
 * Nobody pays for an account that was disabled or deleted while they stood at the provider's page: what can be closed is
 * closed. Where that is too late, and at a provider that cannot, the payment counts and the owner hears of it.
 */
export async function closeForTheGone(desk: Desk): Promise<void> {
  const since = new Date(desk.deps.now().getTime() - longestOpen)
  await closeAll(desk, await checkoutsOfTheGone(desk.deps.sql, since))
}

async function closeAll(desk: Desk, open: (OpenOrder & { provider: ProviderName })[]): Promise<void> {
  for (const { provider: name, ...order } of open) {
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
