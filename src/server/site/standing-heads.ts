import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { Config } from '../config.ts'
import { filesOnly, nothingLoads } from './content-security.ts'

type Heads = Record<string, string>

/** The heads that every answer carries, worked out once at the start: of the calls, and of all else. */
export async function standingHeads(config: Pick<Config, 'publicUrl'>): Promise<(url: string) => Heads> {
  const both = {
    ...(await helmetHeads(config)),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), usb=(), browsing-topics=()',
  }
  const ofCalls = { ...both, 'content-security-policy': nothingLoads, 'cache-control': 'no-store' }
  const ofOthers = { ...both, 'content-security-policy': filesOnly }
  return (url) => (url.startsWith('/api') ? ofCalls : ofOthers)
}

/** What helmet gives an answer is always the same, and it would choose it anew for each: it is asked for one. */
async function helmetHeads({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Heads> {
  const app = Fastify()
  await app.register(helmet, {
    // Each page brings its own.
    contentSecurityPolicy: false,
    hsts: publicUrl.startsWith('https:'),
    // Embedded films refuse to play for a page that does not say where it stands.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  let heads: Heads = {}
  app.get('/', (_request, reply) => {
    heads = reply.getHeaders() as Heads
    return reply.send()
  })
  await app.inject('/')
  await app.close()
  return heads
}
