import type { Desk } from '../desk.ts'
import { receive } from '../inbox.ts'
import { renewDue } from './sandbox-actions.ts'
import { signed } from './sandbox-events.ts'
import { sandboxSecret } from './sandbox-provider.ts'

/** Brings what the sandbox has to say to the academy's inbox, signed, as a webhook would. */
export async function deliver(desk: Desk): Promise<void> {
  const { sql, config, now } = desk.deps
  const provider = desk.providers.get('sandbox')
  const waiting = await sql<{ id: string; body: string }[]>`
    select id, body from sandbox_events where delivered_at is null order by created_at, id limit 100`
  for (const { id, body } of waiting) {
    const headers = { 'boli-signature': signed(body, sandboxSecret(config.secretKey), now()) }
    const event = await provider?.readWebhook({
      body: Buffer.from(body),
      headers,
      now: now(),
      mayAsk: () => {},
    })
    if (provider && event) await receive(desk, provider, event)
    await sql`update sandbox_events set delivered_at = ${now()} where id = ${id}`
  }
}

/** One round: who must pay again does, and what was said is brought. True when there may be more. */
export async function renewSandbox(desk: Desk, now: Date): Promise<boolean> {
  const isMore = await desk.deps.sql.begin((tx) => renewDue({ tx, now }))
  await deliver(desk)
  return isMore
}
