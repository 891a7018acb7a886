import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { migrationsDirectory } from '../database/open-database.ts'

/** Longer than this, and whoever asks has given up. */
const longestLook = 2000

/**
 * Bare JSON for whoever watches over the server. Healthy: it lives. Ready: its database answers, holds every change that
 * this version needs, and it is not about to end.
 */
export function registerHealth(app: FastifyInstance): void {
  const { sql, config } = app.deps
  let isEnding = false
  app.addHook('preClose', async () => {
    isEnding = true
    // A proxy asks every now and then: until it has heard, it still sends visitors, and they are still answered.
    await wait(config.DRAIN_SECONDS * 1000)
  })
  const needed = readdirSync(migrationsDirectory).filter((name) => name.endsWith('.sql'))

  async function isReady(): Promise<boolean> {
    const found = await sql<{ count: number }[]>`select count(*) from migrations where name = any(${needed})`
    return found[0]?.count === needed.length && !isEnding
  }

  app.get('/api/health', () => ({ status: 'ok' }))
  app.get('/api/ready', async (_request, reply) => {
    const isIt = await Promise.race([isReady().catch(() => false), later(longestLook)])
    return isIt
      ? { status: 'ready', ...(app.replica && { replica: app.replica.state() }) }
      : reply.status(503).header('retry-after', 5).send({ status: 'not ready' })
  })
}

function later(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false).unref())
}
