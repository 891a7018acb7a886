import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fileStoreOf } from '../media/file-store-of.ts'

const look = 60_000

/** Tells at the start, and while it lasts, that no file can be kept: keys that fit no more, no such bucket, a store that is away. */
export function watchFileStore(app: FastifyInstance): void {
  const { config } = app.deps
  if (!config.s3) return
  const lookOnce = () =>
    app.jobs.run('The file store', () => fileStoreOf(config).list(join(config.dataDir, 'nothing')))
  const looking = setInterval(lookOnce, look)
  looking.unref()
  // Not waited for: one that is silent would hold up the start.
  app.addHook('onReady', async () => void lookOnce())
  app.addHook('onClose', async () => clearInterval(looking))
}
