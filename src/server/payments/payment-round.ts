import type { Desk } from './desk.ts'
import { endSubscriptions } from './end-subscriptions.ts'
import { applyWaiting } from './inbox.ts'
import { renewSandbox } from './sandbox/sandbox-jobs.ts'

/** What time brings: renewals of the sandbox, events that wait, and then what has ended. True when there may be more. */
export async function paymentRound(desk: Desk): Promise<boolean> {
  const now = desk.deps.now()
  if (desk.providers.has('sandbox')) {
    while (await renewSandbox(desk, now)) {}
  }
  const isMore = await applyWaiting(desk)
  const hasEnded = await endSubscriptions(desk, now)
  return isMore || hasEnded
}
