import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { Config } from '../config.ts'
import { filesOnly, nothingLoads } from './content-security.ts'

type Heads = Record<string, string>

/**
 * Browsers heed these of a document alone, or of a script or sheet that asks for more, where the last is what they do
 * anyhow. A signed-in page asks for twenty files and calls, each with all its heads.
 */
const ofDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-frame-options',
  'referrer-policy',
]

/** What under /api is read by people. */
const docs = '/api/docs'

/** The heads that every answer carries, worked out once at the start: of the calls, of the app's files, of all else. */
export async function standingHeads(config: Pick<Config, 'publicUrl'>): Promise<(url: string) => Heads> {
  const both = {
    ...(await helmetHeads(config)),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), usb=(), browsing-topics=()',
  }
  const ofFiles = Object.fromEntries(Object.entries(both).filter(([name]) => !ofDocuments.includes(name)))
  const onlyCalls = { 'content-security-policy': nothingLoads, 'cache-control': 'no-store' }
  const ofCalls = { ...ofFiles, ...onlyCalls }
  const ofDocs = { ...both, ...onlyCalls }
  const ofOthers = { ...both, 'content-security-policy': filesOnly }
  return (url) => {
    if (url.startsWith('/assets/')) return ofFiles
    if (url.startsWith('/api')) return url === docs ? ofDocs : ofCalls
    return ofOthers
  }
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
    // For browsers and plug-ins that cannot show these pages at all.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
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
